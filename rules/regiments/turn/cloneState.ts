import type { Regiment, RegimentsState } from '../state.ts'

/** A deep copy of what the rules change; profiles never change and are shared. */
export function cloneState(war: RegimentsState): RegimentsState {
  return {
    ...war,
    commanders: war.commanders.map(each => ({ ...each })),
    regiments: war.regiments.map(cloneRegiment),
    charges: war.charges.map(charge => ({ ...charge })),
    dice: [...war.dice],
    combats: [...war.combats],
  }
}

function cloneRegiment(unit: Regiment): Regiment {
  // A plain copy whose lists are replaced afterwards is made much faster than one with them in its literal.
  const copy = { ...unit }
  copy.touches = unit.touches.map(touch => ({ ...touch }))
  copy.wields = { ...unit.wields }
  copy.knows = unit.knows.slice()
  copy.tried = unit.tried.slice()
  copy.spent = unit.spent.slice()
  copy.spells = unit.spells.map(spell => ({ ...spell }))
  copy.marks = { ...unit.marks }
  return copy
}
