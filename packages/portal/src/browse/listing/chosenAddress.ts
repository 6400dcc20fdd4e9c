import { parseListing } from '../../shell/listing-url/parseListing.ts'
import { parseQuery } from '../../shell/listing-url/parseQuery.ts'
import { serialiseListing } from '../../shell/listing-url/serialiseListing.ts'

/** The one address of the list that is chosen in a filter form. */
export const chosenAddress = (form: HTMLFormElement): string => {
  const fields = new URLSearchParams()
  for (const [name, value] of new FormData(form)) fields.append(name, String(value))
  const state = parseListing(parseQuery(fields.toString()))

  return serialiseListing(new URL(form.action).pathname, state, fields.get('term') ?? undefined)
}
