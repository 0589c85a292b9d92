import { describe, expect, it } from 'vitest'
import { mounts } from '../../../rules/dark-lord/army/mounts.ts'
import type { Profile } from '../../../rules/dark-lord/army/profile.ts'
import { profiles } from '../../../rules/dark-lord/index.ts'

/** A profile as a line of a table: side, points, numbers, stores, rank and whatever else is printed. */
function row(profile: Profile): string {
  const { move, fight, shoot, strength, defence, attacks, life, courage, might, will, fate } = profile
  const { side, points, tier, keywords, named, holder, mount, traits, powers, excludes, limit } = profile
  return [
    `${side ?? 'either'} ${points}`,
    `M${move} F${fight}${shoot === null ? '' : `/${shoot}+`} S${strength} D${defence} A${attacks} L${life} C${courage}`,
    `${might}/${will}/${fate} ${tier ?? 'warrior'}${named ? ' named' : ''}${holder === null ? '' : ` holder ${holder}`}`,
    keywords.filter(each => !['hero', 'warrior', 'free', 'shadow'].includes(each)).join(' '),
    mount === null ? '' : mount.name.en,
    [
      ...traits.map(({ id, ...more }) => [id, ...Object.values(more)].join(':')),
      ...powers.map(({ id, range, value }) => `${id} ${range} ${value}+`),
      ...excludes.map(id => `excludes ${id}`),
      ...(limit ? [`${limit.group} at most ${limit.most}`] : []),
    ].join(', '),
  ]
    .filter(Boolean)
    .join(' · ')
}

describe('the supplied profiles', () => {
  it('are those of the table, row by row', () => {
    expect(Object.fromEntries(profiles.map(each => [each.id, row(each)]))).toEqual({
      bearer: 'free 55 · M4 F3 S2 D5 A1 L2 C6 · 2/3/3 minor named holder 4 · halfling',
      brute: 'shadow 11 · M6 F4 S4 D5 A1 L1 C3 · 0/0/0 warrior · raider',
      burglar: 'free 60 · M4 F3/4+ S2 D5 A1 L2 C5 · 2/3/3 minor named holder 3 · halfling · stones',
      'dark-lord':
        'shadow 400 · M6 F9 S8 D10 A4 L5 C7 · 3/6/0 legend named holder 1 · monster spirit · terror, dread, resistant, free-will, sweep, brand, ring-master, general, draining 18 2+, transfixing 18 2+, compelling 18 3+, frightening 3 3+, wounding 18 4+, sapping 18 4+',
      'first-ringwraith':
        'shadow 130 · M6 F6 S4 D8 A2 L2 C6 · 2/10/0 valour named · spirit wraith · terror, draining 12 3+, transfixing 12 3+, compelling 12 3+, wounding 12 5+',
      'free-archer': 'free 9 · M6 F3/4+ S3 D4 A1 L1 C3 · 0/0/0 warrior · man · bow',
      'free-captain': 'free 60 · M6 F5 S4 D6 A2 L2 C4 · 2/1/1 fortitude · man',
      'free-rider': 'free 14 · M6 F3 S3 D5 A1 L1 C3 · 0/0/0 warrior · man · horse',
      'free-spearman': 'free 8 · M6 F3 S3 D5 A1 L1 C3 · 0/0/0 warrior · man · spear',
      'free-warrior': 'free 8 · M6 F3 S3 D6 A1 L1 C3 · 0/0/0 warrior · man',
      'kings-guard': 'free 11 · M6 F4 S3 D6 A1 L1 C4 · 0/0/0 warrior · man · steadfast',
      'kings-heir': 'free 150 · M6 F6 S4 D7 A3 L3 C6 · 3/3/2 legend named holder 2 · man · terror:wraith',
      'mounted-bearer':
        'free 65 · M4 F3 S2 D5 A1 L2 C6 · 2/3/3 minor named holder 4 · halfling · pony · excludes bearer',
      'mounted-captain': 'free 75 · M6 F5 S4 D6 A2 L2 C4 · 2/1/1 fortitude · man · horse',
      'old-burglar': 'free 35 · M4 F2 S2 D3 A1 L1 C5 · 1/3/3 independent named holder 5 · halfling',
      raider: 'shadow 6 · M6 F3 S3 D5 A1 L1 C2 · 0/0/0 warrior · raider',
      'raider-archer': 'shadow 6 · M6 F3/5+ S3 D4 A1 L1 C2 · 0/0/0 warrior · raider · short-bow',
      'raider-captain': 'shadow 45 · M6 F4 S4 D5 A2 L2 C3 · 2/1/1 fortitude · raider',
      'raider-drummer': 'shadow 20 · M6 F3 S3 D4 A1 L1 C2 · 0/0/0 warrior · raider · drum',
      'raider-pikeman': 'shadow 8 · M6 F3 S3 D4 A1 L1 C3 · 0/0/0 warrior · raider · pike',
      'raider-shaman':
        'shadow 50 · M6 F3 S3 D4 A1 L2 C3 · 1/4/1 minor · raider · draining 12 3+, transfixing 12 4+',
      'raider-spearman': 'shadow 7 · M6 F3 S3 D5 A1 L1 C2 · 0/0/0 warrior · raider · spear',
      ringwraith:
        'shadow 80 · M6 F5 S4 D8 A1 L1 C6 · 1/7/0 fortitude · spirit wraith · terror, transfixing 12 3+, compelling 12 4+, sapping 12 5+, ringwraith at most 3',
      'ringwraith-rider':
        'shadow 95 · M6 F5 S4 D8 A1 L1 C6 · 1/7/0 fortitude · spirit wraith · black horse · terror, transfixing 12 3+, compelling 12 4+, sapping 12 5+, ringwraith at most 3',
      troll: 'shadow 90 · M6 F6 S7 D7 A3 L3 C3 · 0/0/0 warrior · monster troll · terror',
      'wise-one':
        'free 120 · M6 F5 S4 D5 A1 L3 C7 · 3/6/2 valour named · spirit · resistant, transfixing 12 3+, compelling 12 4+, sapping 12 4+',
      'wolf-rider': 'shadow 12 · M6 F3 S3 D4 A1 L1 C2 · 0/0/0 warrior · raider wolf · wolf',
      wretch: 'either 30 · M5 F4 S3 D4 A2 L2 C3 · 1/1/2 independent named holder 6 · halfling',
    })
  })

  it('ride mounts of these numbers', () => {
    expect(
      Object.values(mounts).map(
        ({ name, move, strength, defence, life, courage }) =>
          `${name.en} M${move} S${strength} D${defence} L${life} C${courage}`,
      ),
    ).toEqual([
      'horse M10 S3 D4 L1 C3',
      'black horse M10 S3 D5 L1 C4',
      'wolf M10 S4 D4 L1 C2',
      'pony M8 S2 D3 L1 C3',
    ])
  })
})
