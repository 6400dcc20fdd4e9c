import type { Scope } from '@inzrt/contracts/account/user'
import type { Person } from './createPeople.ts'

/** The body of a call as somebody sends it who means well; where it is about somebody else's, of theirs. */
export type MakeBody = (own: Person, foreign: Person) => object

/** Who may make a call, and how it is made rightly. */
export type Rule = Readonly<{
  may:
    | 'everyone'
    /** Anyone who is logged in; where the call names a thing, its owner alone. */
    | 'members'
    /** The owner of what the call names. */
    | 'owners'
    /** The bff. */
    | 'insiders'
    /** Anyone who proves to be a provider; nobody here. */
    | 'providers'
    /** Whose scope is one of these. */
    | readonly Scope[]
  body?: MakeBody
  query?: string
  /** How those who may are answered, where that is not the call's success: it lacks a code, a letter, a payment. */
  answers?: number
  /** Whether the right password of the ad is enough. */
  opensByPassword?: boolean
  /** Whether a member may name anybody's thing. */
  isAboutOthers?: boolean
  /** Whether it is there to tell contacts of others. */
  tellsContacts?: boolean
}>

type More = Omit<Rule, 'may' | 'body'>

const rule =
  (may: Rule['may']) =>
  (body?: MakeBody | null, more: More = {}): Rule => ({ may, ...more, ...(body && { body }) })

export const everyone = rule('everyone')
export const members = rule('members')
export const owners = rule('owners')
export const insiders = rule('insiders')
export const providers = rule('providers')
/** `staff('moderator', 'admin')(body)` */
export const staff = (...scopes: readonly Scope[]) => rule(scopes)
