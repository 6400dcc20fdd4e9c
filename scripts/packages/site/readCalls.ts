import { readFileSync } from 'node:fs'
import { root } from '../../stack/settings.ts'
import { readManifest } from '../packageReports.ts'
import { readPublic } from '../readPublic.ts'

const CONTRACTS = `${root}packages/contracts`

/** A call of the contract: where it is imported from, what it asks for and what for. */
export type Call = Readonly<{
  name: string
  module: string
  method: string
  path: string
  description: string
}>

/** Calls of one subject. */
export type Subject = Readonly<{ name: string; description: string; calls: readonly Call[] }>

type Operation = { operationId: string; description: string; tags: [string] }
type Document = {
  tags: { name: string; description: string }[]
  paths: Record<string, Record<string, Operation>>
}

/** Every call by its subject, as the OpenAPI document describes them and the package exports them. */
export const readCalls = (): readonly Subject[] => {
  const { tags, paths }: Document = JSON.parse(readFileSync(`${CONTRACTS}/openapi.json`, 'utf8'))
  const modules = new Map(
    readPublic(readManifest('contracts'), `${CONTRACTS}/src`, '.ts').flatMap(({ name, names }) =>
      names.map((each) => [each.name, name] as const),
    ),
  )
  const calls = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(
      ([
        method,
        {
          operationId,
          description,
          tags: [subject],
        },
      ]) => ({
        subject,
        path,
        description,
        name: `${operationId}Call`,
        module: modules.get(`${operationId}Call`) ?? '',
        method: method.toUpperCase(),
      }),
    ),
  )

  return tags.map(({ name, description }) => ({
    name,
    description,
    calls: calls.filter(({ subject }) => subject === name),
  }))
}
