import { globSync } from 'node:fs'
import type { ESTree } from 'vite'
import { type Alias, type Aliases, PACKAGES, readAliases } from './readAliases.ts'

type Prop = Readonly<{
  /** As its file writes it. */
  type: string
  /** What it is when it is left out. */
  standard?: string | undefined
  /** What it is, as its comment says. */
  told: string | undefined
}>

export type WrittenProps = Readonly<Record<string, Readonly<Record<string, Prop>>>>

/** The comment that ends a text, in one line. */
const commentBefore = (text: string): string | undefined => {
  const before = text.trimEnd()
  if (!before.endsWith('*/')) return undefined

  return before
    .slice(before.lastIndexOf('/**') + 3, -2)
    .split(/\s+/)
    .filter((word) => word !== '' && word !== '*')
    .join(' ')
}

/** Names that a type lists: `'title' | 'ad'`. */
const listedNames = (type: ESTree.TSType | undefined): readonly string[] => {
  if (type?.type === 'TSUnionType') return type.types.flatMap(listedNames)

  return type?.type === 'TSLiteralType' && type.literal.type === 'Literal'
    ? [String(type.literal.value)]
    : []
}

/** Without what is said of the parts of an object within it. */
const withoutComments = (text: string): string =>
  text
    .split('/**')
    .map((part, at) => (at === 0 ? part : part.slice(part.indexOf('*/') + 2)))
    .join('')

const typeOf = (text: string): string => {
  const [type = ''] = withoutComments(text).trim().split(/;$/)

  return type
    .split(/\s+/)
    .join(' ')
    .split(/ \| undefined$/)
    .join('')
}

/** Members of a type of properties, and of the ones it is made of. */
const propsOf = (
  type: ESTree.TSType,
  alias: Alias,
  everywhere: Aliases,
): (readonly [string, Prop])[] => {
  if (type.type === 'TSIntersectionType' || type.type === 'TSUnionType')
    return type.types.flatMap((each) => propsOf(each, alias, everywhere))
  if (type.type === 'TSTypeReference' && type.typeName.type === 'Identifier') {
    const { name } = type.typeName
    const [first, second] = type.typeArguments?.params ?? []
    if (['Omit', 'Pick', 'Readonly'].includes(name)) {
      const names = listedNames(second)

      return first
        ? propsOf(first, alias, everywhere).filter(
            ([each]) => names.length === 0 || names.includes(each) === (name === 'Pick'),
          )
        : []
    }
    const own = alias.aliases.get(name)
    const found = own === alias ? everywhere.get(name) : (own ?? everywhere.get(name))

    return found && found !== alias ? propsOf(found.type, found, everywhere) : []
  }
  if (type.type !== 'TSTypeLiteral') return []
  const { text } = alias

  return type.members.flatMap((member) =>
    member.type === 'TSPropertySignature' &&
    member.key.type === 'Identifier' &&
    member.typeAnnotation
      ? [
          [
            member.key.name,
            {
              type: typeOf(text.slice(member.typeAnnotation.start + 1, member.end)),
              standard: alias.standards[member.key.name],
              told: commentBefore(text.slice(0, member.start)),
            },
          ],
        ]
      : [],
  )
}

/** Properties of every component by its path, as its file writes them. */
export const readProps = (): WrittenProps => {
  const files = globSync('{portal,ui}/src/**/*.{ts,tsx}', { cwd: PACKAGES }).filter(
    (file) => !/\.(?:stories|test|usage)\.tsx?$/.test(file),
  )
  const read = files.map((file) => ({ file, aliases: readAliases(file) }))
  const everywhere: Aliases = new Map(read.flatMap(({ aliases }) => [...aliases]))

  return Object.fromEntries(
    read.flatMap(({ file, aliases }) => {
      const [component = ''] = file.split('.')
      const props = aliases.get(`${component.slice(component.lastIndexOf('/') + 1)}Props`)

      return props ? [[component, Object.fromEntries(propsOf(props.type, props, everywhere))]] : []
    }),
  )
}
