import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type * as z from 'zod/mini'
import type { Call } from '../src/wire/call.ts'
import { type Docstring, readDocstrings } from './readDocstrings.ts'

const SOURCES = join(import.meta.dirname, '../src')

export type NamedSchema = Readonly<{ name: string; schema: z.core.$ZodType; doc: Docstring }>

const isSchema = (value: unknown): value is z.core.$ZodType =>
  typeof value === 'object' && value !== null && '_zod' in value

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'audience' in value

/** Every schema the contract exports, without its ending `Schema`, and what is written above each call. */
export const readContracts = async () => {
  const schemas = new Map<z.core.$ZodType, NamedSchema>()
  const calls = new Map<Call, string>()
  for (const file of globSync('**/*.ts', { cwd: SOURCES }).toSorted()) {
    if (/\.test(data)?\.ts$/.test(file)) continue
    const path = join(SOURCES, file)
    const docs = readDocstrings(file, readFileSync(path, 'utf8'))
    for (const [exported, value] of Object.entries<unknown>(await import(path))) {
      const doc = docs.get(exported)
      // A module that hands on what another one exports has no declaration of it.
      if (!doc) continue
      if (isCall(value)) calls.set(value, doc.text ?? '')
      if (isSchema(value) && exported.endsWith('Schema') && !schemas.has(value))
        schemas.set(value, { name: exported.replace(/Schema$/, ''), schema: value, doc })
    }
  }

  return { schemas: [...schemas.values()], calls }
}
