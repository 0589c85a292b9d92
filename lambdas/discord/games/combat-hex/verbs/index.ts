import type { CombatHex } from '../../../../../rules/combat-hex/index.ts'
import type { GameFace } from '../../face.ts'
import type { CombatHexWords } from '../words/index.ts'
import { deploy } from './deploy.ts'
import { move } from './move.ts'
import { shoot } from './shoot.ts'
import { turn } from './turn.ts'
import { use } from './use.ts'

/** The shared slash commands in Combat Hex. */
export const verbs: GameFace<CombatHex, CombatHexWords>['verbs'] = { deploy, move, shoot, use, turn }
