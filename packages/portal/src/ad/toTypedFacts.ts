import type { AttributeFact } from '@inzrt/contracts/ads/advertisement'
import { type TypedAttributes, toTyped } from '@inzrt/rules/attributes'

/** What an ad says of its thing as a form holds it. */
export const toTypedFacts = (facts: readonly AttributeFact[] = []): TypedAttributes =>
  toTyped(Object.fromEntries(facts.map(({ key, value }) => [key, value])))
