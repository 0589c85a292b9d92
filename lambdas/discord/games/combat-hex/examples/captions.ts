import { typeset } from '../../../words/french.ts'
import { captions as en } from './captionsEn.ts'
import { captions as fr } from './captionsFr.ts'

/** What is to be seen in the case of a rule or an ability, where what happens does not say it by itself. */
export const captions = { en, fr: typeset(fr) }
