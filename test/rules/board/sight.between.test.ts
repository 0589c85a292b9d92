import { describe, expect, it } from 'vitest'
import { classicSight, tournamentSight } from '../../../rules/board/sight.ts'
import { blocked, clear, costly, obstacle } from '../../../rules/board/sightGrid.ts'
import { burden, explain, glance, rowOf, type SmallBoard, see, wall } from '../../helpers/smallBoard.ts'

describe('figures in the way', () => {
  it('5.11 block the line through their hex, friend or enemy', () => {
    expect(glance({}, 'E5', 'E2')).toBe('clear')
    expect(glance({ figures: rowOf(4) }, 'E6', 'E2')).toBe('blocked')
    expect(glance({ figures: rowOf(4), rules: classicSight }, 'E6', 'E2')).toBe('blocked')
  })

  it('5.11 5.121 block the line along their hex, but not in the classic book', () => {
    expect(burden({ figures: 'F4' }, 'E5/1', 'G5/4')).toBe(blocked)
    expect(burden({ figures: 'F5' }, 'E5/1', 'G5/4')).toBe(blocked)
    expect(burden({ figures: 'F4', rules: classicSight }, 'E5/1', 'G5/4')).toBe(clear)
  })

  it('5.11 block along the side that the target shares with them', () => {
    // along the lower left side of E4, which it shares with D4
    expect(burden({}, 'E5/5', 'E4/4')).toBe(clear)
    expect(burden({ figures: 'D4' }, 'E5/5', 'E4/4')).toBe(blocked)
  })

  it('5.121 do not block where a corner of their hex is touched', () => {
    expect(burden({ figures: 'E4' }, 'E5/1', 'E3/1')).toBe(clear)
    expect(burden({ figures: 'F4' }, 'E6/0', 'E3/2')).toBe(clear)
  })

  it('5.11 shooter and target do not stand in their own way', () => {
    // to the far side of the target, through it
    expect(burden({}, 'E5/0', 'E4/5')).toBe(clear)
    expect(glance({ figures: 'D4 F4 D3 F3 E3' }, 'E5', 'E4')).toBe('clear')
    expect(see({}, { from: 'E5 E6', to: 'E3 E2', facing: 'N' }).visible).toBe(true)
  })

  it('8.10e 8.46 soft ones let the line pass at the price of the penalty', () => {
    const figures = rowOf(4).replaceAll('4', '4~')
    expect(glance({ figures }, 'E6', 'E2')).toBe('penalty')
    expect(glance({ figures }, 'E6', 'E2', { shooterRaised: true })).toBe('clear')
    expect(glance({ figures }, 'E6', 'E2', { targetRaised: true })).toBe('clear')
  })

  it('8.10e 8.46 soft ones cost nothing along their hex, or at its corner', () => {
    for (const figures of ['F4~', 'F5~', 'F4~ F5~']) {
      expect(burden({ figures }, 'E5/1', 'G5/4')).toBe(clear)
      expect(burden({ figures }, 'G5/4', 'E5/1')).toBe(clear)
    }
    expect(burden({ figures: 'E4~' }, 'E5/1', 'E3/1')).toBe(clear)
    // along the side that the target shares with them
    expect(burden({ figures: 'D4~' }, 'E5/5', 'E4/4')).toBe(clear)
    // and through the next hex of the row
    expect(burden({ figures: 'F4~ G5~' }, 'E5/1', 'I5/4')).toBe(costly)
  })
})

describe('raised ground', () => {
  const raised = rowOf(4)

  it('5.12 5.13 raised ground blocks where neither stands on any, but not in the classic book', () => {
    expect(glance({ raised }, 'E6', 'E2')).toBe('blocked')
    expect(glance({ raised, rules: classicSight }, 'E6', 'E2')).toBe('clear')
    expect(burden({ raised: 'F4' }, 'E6/1', 'G3/4')).toBe(blocked)
  })

  it('5.12 5.121 along raised ground too, while its corners may be touched', () => {
    expect(burden({ raised: 'F4' }, 'E5/1', 'G5/4')).toBe(blocked)
    expect(burden({ raised: 'F4' }, 'E6/0', 'E3/2')).toBe(clear)
  })

  it('5.12 does not matter between two on raised ground, linked or not', () => {
    expect(glance({ raised: `${raised} E6 E2` }, 'E6', 'E2')).toBe('clear')
  })

  it('5.14 a raised shooter looks over figures that are not raised', () => {
    const figures = rowOf(4)
    for (const rules of [tournamentSight, classicSight]) {
      expect(glance({ figures, raised: 'E6', rules }, 'E6', 'E2')).toBe('clear')
      expect(glance({ figures: figures.replaceAll('4', '4^'), raised: 'E6', rules }, 'E6', 'E2')).toBe(
        'blocked',
      )
    }
    expect(glance({ figures, raised: 'E6 E2' }, 'E6', 'E2')).toBe('clear')
    expect(glance({ figures: raised, raised: `${raised} E5 E6` }, 'E6', 'E2')).toBe('blocked')
  })

  it('8.46 large figures block at any height', () => {
    const figures = rowOf(4).replaceAll('4', '4*')
    expect(glance({ figures, raised: 'E6' }, 'E6', 'E2')).toBe('blocked')
    expect(glance({ figures, raised: 'E2' }, 'E6', 'E2')).toBe('blocked')
  })

  it('5.15 a raised target is seen over figures that are not, but not in the classic book', () => {
    const figures = rowOf(4)
    expect(glance({ figures, raised: 'E2' }, 'E6', 'E2')).toBe('clear')
    expect(glance({ figures, raised: 'E2', rules: classicSight }, 'E6', 'E2')).toBe('blocked')
    expect(glance({ figures: figures.replaceAll('4', '4^'), raised: 'E2' }, 'E6', 'E2')).toBe('blocked')
  })

  it('5.141 raised ground that is not linked to the raised shooter blocks', () => {
    expect(glance({ raised: `${raised} E6` }, 'E6', 'E2')).toBe('blocked')
    expect(glance({ raised: `${raised} E6 E5` }, 'E6', 'E2')).toBe('clear')
    expect(glance({ raised: `${raised} A6 B6 C7 D6 E6 A5` }, 'E6', 'E2')).toBe('clear')
    expect(explain({ raised: `${raised} E6` }, { from: 'E6', to: 'E2' }).lines[0]!.blockedBy).toMatchObject({
      what: 'raised',
      rule: '5.141',
    })
  })

  it('5.141 raised hexes that touch are linked whatever side lies between', () => {
    const chain = `${raised} A6 B6 C7 D6 E6 A5`
    for (const kind of ['impassable', 'obstacle', 'water', 'difficult'])
      expect(glance({ raised: chain, sides: { [kind]: 'A5.N A6.N D6.SW' } }, 'E6', 'E2')).toBe('clear')
    expect(glance({ raised: chain.replace('A5', '') }, 'E6', 'E2')).toBe('blocked')
  })

  it('5.141 and likewise for a raised target', () => {
    expect(glance({ raised: `${raised} E2` }, 'E6', 'E2')).toBe('blocked')
    expect(glance({ raised: `${raised} E2 E3` }, 'E6', 'E2')).toBe('clear')
  })

  it('8.10h any hex of a base links it', () => {
    expect(glance({ raised: `${raised} E7 E6 E5` }, 'E7 E8', 'E2', { facing: 'N' })).toBe('clear')
    expect(glance({ raised: `${raised} D5 D6 D7` }, 'E7 D7', 'E2', { facing: 'N' })).toBe('clear')
  })
})

describe('obstacle and difficult sides', () => {
  it('4.041 a line may cross one obstacle side, and not two', () => {
    expect(glance({ sides: { obstacle: wall(5) } }, 'E5', 'E2')).toBe('clear')
    expect(glance({ sides: { obstacle: wall(4) } }, 'E6', 'E2')).toBe('penalty')
    expect(glance({ sides: { obstacle: `${wall(4)} ${wall(6)}` } }, 'E6', 'E2')).toBe('blocked')
    expect(
      explain({ sides: { obstacle: `${wall(4)} ${wall(6)}` } }, { from: 'E6', to: 'E2' }).lines[0]!.blockedBy,
    ).toMatchObject({
      what: 'side',
      kind: 'obstacle',
      rule: '4.041',
    })
  })

  it('4.041 the classic book knows no obstacle sides: they are black', () => {
    expect(glance({ sides: { obstacle: wall(5) }, rules: classicSight }, 'E5', 'E2')).toBe('blocked')
  })

  it('5.171 difficult sides and obstacles cost the penalty, water does not', () => {
    expect(glance({ sides: { difficult: wall(4) } }, 'E6', 'E2')).toBe('penalty')
    expect(glance({ sides: { difficult: `${wall(3)} ${wall(4)}` } }, 'E6', 'E2')).toBe('penalty')
    expect(glance({ sides: { water: wall(4) } }, 'E6', 'E2')).toBe('clear')
    expect(glance({ sides: { difficult: wall(4) }, rules: classicSight }, 'E6', 'E2')).toBe('clear')
  })

  it('5.171 not those of the shooter’s own hexes, but those of the target’s', () => {
    expect(glance({ sides: { difficult: wall(5) } }, 'E5', 'E2')).toBe('clear')
    expect(glance({ sides: { difficult: wall(3) } }, 'E5', 'E2')).toBe('penalty')
    expect(glance({ sides: { difficult: wall(5) } }, 'E6 E5', 'E2', { facing: 'N' })).toBe('clear')
  })

  it('5.171 4.041 of two hands along a side, an obstacle of one’s own is lighter than the penalty', () => {
    // above the side from E5 to G5 lies an obstacle of the shooter's own hex, below it a difficult side
    const sides = { obstacle: 'E5.NE F4.S', difficult: 'G5.SW' }
    expect(burden({ sides }, 'E5/1', 'G5/4')).toBe(obstacle)
    // seen from the other end the difficult side is the shooter's own
    expect(burden({ sides }, 'G5/4', 'E5/1')).toBe(clear)
    // where a second obstacle would block, the penalty is the better way
    const two = { obstacle: `${sides.obstacle} I5.NW I5.SW H4.S`, difficult: sides.difficult }
    expect(burden({ sides: two }, 'E5/1', 'I5/4')).toBe(obstacle | costly)
    expect(burden({ sides: two, raised: 'E5' }, 'E5/1', 'I5/4')).toBe(obstacle)
  })

  it('5.171 4.041 and so it is round a corner', () => {
    // from E5 to F4 over an obstacle of the shooter's own hex, or round it over a difficult side
    const sides = { obstacle: 'E5.NE', difficult: 'F4.S G5.SW' }
    expect(burden({ sides }, 'E5/1', 'G5/4')).toBe(obstacle)
    const two = { obstacle: `${sides.obstacle} I5.NW I5.SW H4.S`, difficult: sides.difficult }
    expect(burden({ sides: two }, 'E5/1', 'I5/4')).toBe(obstacle | costly)
  })

  it('5.171 not those of raised hexes', () => {
    const raised = `${rowOf(3)} E2`
    expect(glance({ sides: { difficult: wall(4) }, raised }, 'E6', 'E2')).toBe('clear')
    expect(glance({ sides: { difficult: wall(5) }, raised }, 'E6', 'E2')).toBe('penalty')
    expect(glance({ sides: { obstacle: wall(4) }, raised }, 'E6', 'E2')).toBe('clear')
  })

  it('5.171 not for a raised shooter', () => {
    for (const kind of ['difficult', 'obstacle'])
      expect(glance({ sides: { [kind]: wall(4) }, raised: 'E6' }, 'E6', 'E2')).toBe('clear')
    const two = { obstacle: `${wall(4)} ${wall(6)}` }
    expect(glance({ sides: two, raised: 'E6' }, 'E6', 'E2')).toBe('blocked')
  })

  it('5.171 lines without the penalty are preferred, with more turning if need be', () => {
    const small: SmallBoard = { sides: { difficult: 'E4.N E4.NE' } }
    const seen = see(small, { from: 'E5', to: 'E2', prefer: 1 })
    expect(seen.facings).toEqual([
      { facing: 0, penalty: false },
      { facing: 1, penalty: true },
      { facing: 5, penalty: false },
    ])
    expect(seen).toMatchObject({ penalty: false, best: { facing: 0 } })
    expect(glance(small, 'E5', 'E2', { facing: 'NE' })).toBe('penalty')
  })
})
