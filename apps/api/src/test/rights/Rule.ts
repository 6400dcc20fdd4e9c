import type { Scope } from '@inzrt/contracts/account/user'
import type { Person } from './createPeople.ts'

/** The body of a call as somebody sends it who means well; where it is about somebody else's, of theirs. */
type MakeBody = (own: Person, foreign: Person) => object

/** Who may make a call. */
type May =
  | 'everyone'
  /** Anyone who is logged in; where the call names a thing, its owner alone. */
  | 'members'
  /** The owner of what the call names, and anyone with the right password of the ad. */
  | 'owners'
  /** The bff. */
  | 'insiders'
  /** Anyone who proves to be a provider; nobody here. */
  | 'providers'
  /** Whose scope is one of these. */
  | readonly Scope[]

/** How a call is made rightly. */
export type Way = Readonly<{
  /** Where the audience does not tell. */
  may?: May
  body?: MakeBody
  query?: string
  /** How those who may are answered, where that is not the call's success: it lacks a code, a letter, a payment. */
  answers?: number
  /** Whether a member may name anybody's thing. */
  isAboutOthers?: boolean
  /** Whether it is there to tell contacts of others. */
  tellsContacts?: boolean
}>

/** Who may make a call, and how. */
export type Rule = Way & Readonly<{ may: May }>
