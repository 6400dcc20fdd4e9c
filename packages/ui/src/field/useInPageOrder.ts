import { useLayoutEffect, useState } from 'react'

type OfField = Readonly<{ fieldId: string }>

const inPageOrder = <Each extends OfField>(each: readonly Each[]): readonly Each[] => {
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
  const placeOf = ({ fieldId }: Each): number => ids.indexOf(fieldId)

  return each.toSorted((one, other) => placeOf(one) - placeOf(other))
}

/** What is said of fields, in the order in which these stand on the page: nobody has to keep a list of them. */
export const useInPageOrder = <Each extends OfField>(each: readonly Each[]): readonly Each[] => {
  const [ordered, setOrdered] = useState(each)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each render brings a new list, mostly of the same words
  useLayoutEffect(() => setOrdered(inPageOrder(each)), [JSON.stringify(each)])

  return ordered
}
