import type { SentAd } from '@inzrt/contracts/ads/adBody'
import { attributesOf, offeredChoices } from '@inzrt/rules/attributes'
import { columnOfField, feedFault } from '@inzrt/rules/feed'
import type { SectionNode } from '../../catalogue/sections/SectionNode.ts'
import { Problem } from '../../platform/errors/Problem.ts'

/** What is wrong with a line, by the names of its columns. */
export type LineFaults = Readonly<Record<string, string>>

/**
 * What a failure says of a line, by the names of its columns.
 * @throws whatever is no failure of the caller
 */
export const faultsOf = (error: unknown, section: SectionNode | null): LineFaults => {
  if (!(error instanceof Problem) || error.status >= 500) throw error
  const attributes = attributesOf(section?.attributeSet ?? null, 'exchange')
  const { errors } = error.details
  if (!errors) return { '': error.message }

  return Object.fromEntries(
    Object.entries(errors).map(([field, [text = error.message]]) => [
      columnOfField(field, attributes),
      text,
    ]),
  )
}

/** A file shows nobody what a form offers: of what can be chosen it is told. */
const withChoices = (
  faults: LineFaults,
  { ad }: SentAd,
  section: SectionNode | null,
): LineFaults => {
  const told = attributesOf(section?.attributeSet ?? null, ad.type).flatMap((attribute) => {
    const isWrong = attribute.kind === 'choice' && faults[attribute.name] !== undefined
    if (!isWrong || !ad.attributes[attribute.key]) return []

    return [[attribute.name, feedFault.oneOf(offeredChoices(attribute).map(([, name]) => name))]]
  })

  return { ...faults, ...Object.fromEntries(told) }
}

/** What the checks of the form say of an ad. */
export const checkLine = (
  run: (ad: SentAd) => unknown,
  sent: SentAd,
  section: SectionNode | null,
): LineFaults => {
  try {
    run(sent)
  } catch (error) {
    return withChoices(faultsOf(error, section), sent, section)
  }

  return {}
}
