import type { Refusal } from './Refusal.ts'

/** Why something sent was not done, where no field says it: what is wrong with the first of them, or all of it. */
export const refusalText = ({ fields, text }: Refusal): string | null =>
  Object.values(fields)[0] ?? text
