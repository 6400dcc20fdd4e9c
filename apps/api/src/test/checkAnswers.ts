import * as z from 'zod/mini'
import { compileSerializer } from '../platform/http/compileSerializer.ts'

/** Writes answers as the api does, and refuses those that the contract's whole schema would refuse or write otherwise. */
export const checkAnswers: typeof compileSerializer = (route) => {
  const write = compileSerializer(route)
  const schema = 'properties' in route.schema ? route.schema.properties : route.schema

  return (answer) => {
    const text = write(answer)
    const checked = JSON.stringify(z.parse(schema, answer))
    if (text !== checked) throw new Error(`${route.url} wrote ${text}, the contract ${checked}`)

    return text
  }
}
