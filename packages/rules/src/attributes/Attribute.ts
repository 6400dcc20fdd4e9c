type Common = Readonly<{
  /** As addresses and the wire know it: small letters and hyphens, the same thing in every set. */
  key: string
  /** As people read it. */
  name: string
  /** Stands in rows of lists and in the paper; two of a set at most. */
  isInRows?: true
  /** Has to be said of what is offered. */
  isRequired?: true
  /** Help under its field. */
  hint?: string
}>

/** One of a few things, by a code that stays when its name changes. */
export type ChoiceAttribute = Common &
  Readonly<{
    kind: 'choice'
    choices: Readonly<Record<string, string>>
    /** Codes that are offered no more; what ads say of them is read as before. */
    retired?: readonly string[]
  }>

export type NumberAttribute = Common &
  Readonly<{
    kind: 'number'
    least: number
    most: number
    unit?: string
    /** Whole numbers when left out. */
    hasTenths?: true
    /** Written without groups of thousands. */
    isYear?: true
    /** What stands before it where its name does not: „ročník 2015“. */
    prefix?: string
  }>

/** A few words; nothing filters by them, the search finds them. */
export type TextAttribute = Common & Readonly<{ kind: 'text'; longest: number }>

/** One thing that is said of what is advertised in a section. */
export type Attribute = ChoiceAttribute | NumberAttribute | TextAttribute

/** What is said of what an ad advertises: by the keys of attributes a code, a number or words. */
export type AttributeValues = Readonly<Record<string, string | number>>

/** The same as a form holds it. */
export type TypedAttributes = Readonly<Record<string, string>>
