import type { FieldErrors } from '@inzrt/rules/forms'

/** Why something that was sent was not done. */
export type Refusal = Readonly<{
  /** What is wrong with its fields. */
  fields: FieldErrors
  /** What is said where none of them is shown; null: it is said already. */
  text: string | null
}>
