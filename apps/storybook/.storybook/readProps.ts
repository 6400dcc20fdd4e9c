import { globSync, readFileSync } from 'node:fs'
import { type ESTree, parseSync } from 'vite'

type Prop = Readonly<{
  /** As its file writes it. */
  type: string
  /** What it is when it is left out. */
  standard?: string | undefined
  /** A comment says what it is. */
  isTold: boolean
}>

export type WrittenProps = Readonly<Record<string, Readonly<Record<string, Prop>>>>

type Alias = Readonly<{
  type: ESTree.TSType
  text: string
  aliases: Aliases
  /** What is taken where a function of this type is given nothing. */
  standards: Record<string, string>
}>
type Aliases = Map<string, Alias>

const UI = new URL('../../../packages/ui/src/', import.meta.url)

/** Notes what a function says beside the names of its properties: `({ size = 'normal' }: Look)`. */
const addStandards = (init: ESTree.Node | null, text: string, aliases: Aliases): void => {
  if (init?.type !== 'ArrowFunctionExpression') return
  const [pattern] = init.params
  const type =
    pattern?.type === 'ObjectPattern' ? pattern.typeAnnotation?.typeAnnotation : undefined
  if (pattern?.type !== 'ObjectPattern' || type?.type !== 'TSTypeReference') return
  if (type.typeName.type !== 'Identifier') return
  const standards = aliases.get(type.typeName.name)?.standards
  if (!standards) return
  for (const property of pattern.properties)
    if (
      property.type === 'Property' &&
      property.key.type === 'Identifier' &&
      property.value.type === 'AssignmentPattern'
    )
      standards[property.key.name] = text.slice(
        property.value.right.start,
        property.value.right.end,
      )
}

const readAliases = (file: string): Aliases => {
  const text = readFileSync(new URL(file, UI), 'utf8')
  const aliases: Aliases = new Map()
  const declarations = parseSync(file, text).program.body.map((statement) =>
    statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement,
  )
  for (const declaration of declarations) {
    if (declaration?.type === 'TSTypeAliasDeclaration') {
      const { id, typeAnnotation: type } = declaration
      aliases.set(id.name, { type, text, aliases, standards: {} })
    }
  }
  for (const declaration of declarations) {
    const inits =
      declaration?.type === 'VariableDeclaration'
        ? declaration.declarations.map(({ init }) => init)
        : []
    for (const init of inits) addStandards(init, text, aliases)
  }

  return aliases
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
    const [first] = type.typeArguments?.params ?? []
    if (['Omit', 'Pick', 'Readonly'].includes(name))
      return first ? propsOf(first, alias, everywhere) : []
    const found = alias.aliases.get(name) ?? everywhere.get(name)

    return found ? propsOf(found.type, found, everywhere) : []
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
              isTold: text.slice(0, member.start).trimEnd().endsWith('*/'),
            },
          ],
        ]
      : [],
  )
}

/** Properties of every component by its path, as its file writes them. */
export const readProps = (): WrittenProps => {
  const files = globSync('**/*.{ts,tsx}', { cwd: UI }).filter(
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
