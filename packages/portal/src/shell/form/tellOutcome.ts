import { settle } from './settle.ts'
import { tell } from './tell.ts'

/** Says how something ended that was asked for by a button: no field is there to say it. */
export const tellOutcome = (...end: Parameters<typeof settle>): void => tell(settle(...end))
