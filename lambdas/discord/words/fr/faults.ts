import type { faults as english } from '../en/faults.ts'

export const faults: Record<keyof typeof english, string> = {
  'too-many-faults': 'et d’autres ; voici les {most} premières.',
  'text-too-long': 'le texte a {length} caractères ; {most} au plus.',
  'said-twice': '« {what} » est dit deux fois.',
  'unknown-figure': 'aucune figurine ne s’appelle « {figure} ».',
  'ambiguous-figure': '« {text} » peut être plusieurs figurines : {figures}.',
  'unknown-camp': '« {text} » n’est pas un camp : bien ou mal.',
  'bad-army-name': '« {text} » ne peut pas nommer une armée : 1 à {most} caractères.',
  'nobody-in-army': 'il n’y a aucune figurine : une par ligne, par exemple 3x rohan-warrior.',
  'bad-count': '{count} fois une figurine : de 1 à {most}.',
  'army-too-big': '{count} figurines jusqu’ici ; {most} au plus.',
  'bad-board-id':
    '« {text} » n’est pas un identifiant : minuscules sans accent, chiffres, tirets, 40 au plus.',
  'board-id-taken': '« {text} » est l’identifiant d’une carte fournie avec le jeu.',
  'unknown-language': '« {text} » n’est pas une langue : en ou fr.',
  'bad-board-name': '« {text} » n’est pas un nom : 1 à {most} lettres, chiffres et ’ - . , ( ).',
  'unknown-theme': '« {text} » n’est pas un thème : {known}.',
  'bad-board-size':
    '« {text} » n’est pas une taille : de {minColumns}x{minRows} à {columns}x{rows}, par exemple 24x16.',
  'board-too-large': '{columns}x{rows} est trop grand : {maxColumns}x{maxRows} au plus.',
  'board-too-small': '{columns}x{rows} est trop petit : {minColumns}x{minRows} au moins.',
  'size-after-map': 'la taille doit se trouver au-dessus du dessin.',
  'map-too-short': 'le dessin finit après {lines} lignes ; il en faut {needed}.',
  'map-too-long': 'le dessin continue sous ses {rows} rangées.',
  'line-missing': 'la ligne « {what} » manque.',
  'unknown-line': 'personne ne sait ce que « {text} » veut dire.',
  'unknown-hex-mark': 'dans {hex} se trouve « {text} » ; on connaît l’espace, ^, X, ^X et --.',
  'side-missing': 'le côté {side} de {hex} n’est pas dessiné.',
  'unknown-side-mark': 'le côté {side} de {hex} est dessiné « {text} » ; on connaît _ / \\ : ~ # =.',
  'outside-map': '« {text} » n’appartient à aucun hexagone.',
  tab: 'une tabulation ; écrivez des espaces.',
  'bad-margin': 'les {margin} premiers caractères ne portent que le numéro de la rangée.',
  'zone-small': 'la zone de déploiement ({edge}) a {count} hexagones libres ; il en faut {least}.',
  'zone-cut-off':
    '{count} hexagones de la zone de déploiement ({edge}) sont hors d’atteinte de l’autre bord, à commencer par {hex}.',
  'bad-csv': 'ce n’est pas du CSV : {text}',
  'csv-quote-open': 'des guillemets " qui ouvrent un champ ici ne se ferment pas.',
  'csv-quote':
    'un guillemet " se trouve dans un champ ; doublez-le, "", et mettez tout le champ entre guillemets.',
  'csv-line-long': 'la ligne est trop longue pour une figurine.',
  'bad-json': 'le JSON s’arrête à « {text} ».',
  'json-remark': 'le JSON s’arrête à la remarque « {text} » ; il n’en connaît pas. Ôtez-la.',
  'json-comma': 'le JSON s’arrête à « {text} » : la virgule qui précède est de trop.',
  'json-quotes': 'le JSON s’arrête à « {text} » : noms et textes se mettent entre guillemets droits, " et ".',
  'json-text':
    'le JSON s’arrête à « {text} » : ce texte ne finit pas sur sa ligne, ou a un \\ qui ne veut rien dire.',
  'json-open': 'le JSON finit avant que tous ses crochets et accolades soient fermés.',
  'not-a-list': 'le JSON doit être une liste de figurines : [ … ].',
  'not-a-figure': '« {text} » n’est pas une figurine : { … }.',
  'no-figures':
    'il n’y a aucune figurine. La première ligne nomme les colonnes, comme /figurines exporter les écrit.',
  'too-many-figures': '{count} figurines ; {most} au plus.',
  'unknown-column': 'il n’y a pas de colonne « {text} ».',
  'column-missing': 'la colonne {column} manque.',
  'field-missing': '{column} est vide.',
  'bad-number': '{column} vaut « {text} » : un nombre entier de {least} à {most}.',
  'bad-choice': '{column} vaut « {text} » : un mot parmi {known}.',
  'bad-abilities':
    'aptitudes vaut « {text} » : jusqu’à 12 identifiants avec leur coût (0 à 99), comme armor:1 armor:1 fast:2.',
  'unknown-ability': 'aucune aptitude ne s’appelle « {text} ».',
  'bad-icon':
    'image vaut « {text} » : le nom d’une image de `/aide sujet:images de vos figurines`, puis après un + celui d’une monture.',
  'bad-unique': 'unique vaut « {text} » : jusqu’à 5 nombres de 1 à 9999.',
  'bad-figure-id': '{column} vaut « {text} » : minuscules sans accent, chiffres, tirets, 40 au plus.',
  'bad-figure-name':
    '{column} vaut « {text} » : une lettre d’abord, puis lettres, chiffres et ’ - . , ( ), {most} au plus.',
  'half-a-shot': 'dés_de_tir et portée vont ensemble, ou pas du tout.',
  'base-ability': 'l’aptitude {ability} et le socle {base} ne vont pas ensemble.',
  'figure-twice': '{figure} se trouve déjà à la ligne {other}.',
  'other-missing': 'qui a {ability} nomme dans « autre » la figurine qui prend sa place.',
  'replaces-nobody': 'qui en remplace une autre la nomme dans « autre ».',
  'other-unknown': 'il n’y a pas de figurine {other}.',
  'other-not-back': '{other} doit nommer cette figurine dans son « autre », et être du même camp.',
  'unknown-word': '{column} ne connaît pas « {text} ».',
  'bad-keywords': 'mots-clés vaut « {text} » : des mots seuls, comme man halfling.',
  'bad-traits':
    'traits vaut « {text} » : chacun une fois, comme dread spear ; derrière terror seul, contre qui il vaut, terror:wraith.',
  'bad-powers':
    'pouvoirs vaut « {text} » : chacun une fois, avec sa portée (1 à 36) et le dé qui le lance (2 à 6), comme draining:18:2.',
  'bad-mount':
    'monture vaut « {text} » : horse, black-horse, wolf, pony, ou l’une des vôtres : ses deux noms, puis Mouvement, Force, Défense, Vie et Bravoure, comme great goat/grand bouc 8 3 4 1 3.',
  'bad-excludes': 'exclut vaut « {text} » : jusqu’à 12 identifiants de figurines.',
  'bad-limit': 'limite vaut « {text} » : un groupe et combien en tout (1 à 24), comme ringwraith:3.',
  'shot-weapon': 'tir va avec un trait qui tire ({known}), ou ni l’un ni l’autre.',
  'keyword-clash':
    'le mot-clé {keyword} ne suit pas du camp, du rang et de la monture ; ôtez-le, le programme ajoute ceux qui suivent.',
  'excludes-itself': 'elle s’exclut elle-même.',
  'other-which':
    'de cette figurine et de {other}, une seule a « remplace » : celle qu’aucune armée ne prend.',
}
