import { CHARACTERS } from '@inzrt/contracts/wire/scalar'
import { withoutInvisible } from '@inzrt/domain/text'
import { fitsLength } from '@inzrt/rules/forms'
import * as z from 'zod/mini'
import { createCompiler } from './createCompiler.ts'

type Text = z.core.$ZodString

/** Refuses what has too many characters, and tells how many it may have: the units they take are no number for people. */
const charactersUpTo = (maximum: number) =>
  z.superRefine<string>((text, { addIssue }) => {
    if (!fitsLength(text, maximum))
      addIssue({ code: 'too_big', origin: 'string', maximum, inclusive: true, input: text })
  })

const isOfUnits = ({ _zod: { def } }: z.core.$ZodCheck<never>): boolean =>
  def.check === 'max_length'

/**
 * Where the contract says how many characters a text may have, it is a text of people: what nobody sees is taken out of
 * it, and characters are counted in place of their units.
 */
const readByPeople = (text: Text): Text => {
  const characters = z.globalRegistry.get(text)?.[CHARACTERS]
  if (typeof characters !== 'number') return text
  const { checks = [], ...definition } = text._zod.def

  return new (text._zod.constr as typeof z.core.$ZodString)({
    ...definition,
    checks: [
      z.overwrite<string>(withoutInvisible),
      charactersUpTo(characters),
      ...checks.filter((check) => !isOfUnits(check)),
    ],
  })
}

/** A schema of what comes in: made quick, and its texts held to what a reader sees. */
export const compileInput = createCompiler(readByPeople)
