import type { tutorial as english } from '../en/tutorial.ts'

const again = 'Recommencer'

/** Le cadre des leçons ; ce qu’elles disent appartient à leur jeu. */
export const tutorial: typeof english = {
  start: 'Apprendre à jouer',
  goOn: 'Reprendre les leçons',
  heading: (n, of, title) => `🎓 **Leçon ${n} sur ${of} · ${title}**`,
  next: 'Leçon suivante',
  again,
  skip: 'Passer cette leçon',
  restart: 'Tout reprendre au début',
  play: 'Une bataille contre l’ordinateur',
  notYet: `Rien de grave, mais ce n’était pas cela. Appuyez sur **${again}** et la leçon reprend du début.`,
  leave: 'Partez quand vous voulez : `/tutoriel` reprend où vous en étiez.',
  won: '🏆 Vous avez gagné votre première bataille !',
  lost: 'Votre première bataille est perdue, la prochaine ira mieux : maintenant vous savez jouer.',
  concedeSure: 'Abandonner la bataille de cette leçon ? Elle ne compte pas, et la leçon se recommence.',
  drawn: 'Votre première bataille finit par un match nul.',
}
