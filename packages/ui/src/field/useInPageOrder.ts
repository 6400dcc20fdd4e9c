import { useLayoutEffect, useState } from 'react'

type OfField = Readonly<{ fieldId: string }>

const inPageOrder = (fieldIds: readonly string[]): readonly string[] => {
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)

  return fieldIds.toSorted((one, other) => ids.indexOf(one) - ids.indexOf(other))
}

/** What is said of fields, in the order in which these stand on the page: nobody has to keep a list of them. */
export const useInPageOrder = <Each extends OfField>(each: readonly Each[]): readonly Each[] => {
  const [order, setOrder] = useState<readonly string[]>([])
  // An id has no space, and a text is the same between renders.
  const fieldIds = each.map(({ fieldId }) => fieldId).join(' ')

  useLayoutEffect(() => setOrder(inPageOrder(fieldIds.split(' '))), [fieldIds])
  const placeOf = ({ fieldId }: Each): number => order.indexOf(fieldId)

  return each.toSorted((one, other) => placeOf(one) - placeOf(other))
}
