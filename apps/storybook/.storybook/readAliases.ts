import { readFileSync } from 'node:fs'
import { type ESTree, parseSync } from 'vite'

/** A type that a file names, and what is known of it there. */
export type Alias = Readonly<{
  type: ESTree.TSType
  text: string
  aliases: Aliases
  /** What is taken where a function of this type is given nothing. */
  standards: Record<string, string>
}>
export type Aliases = Map<string, Alias>

/** Files are named by their path from here. */
export const PACKAGES = new URL('../../../packages/', import.meta.url)

/** Other functions begin with a small letter. */
const COMPONENT = /^[A-Z]/

/** What a component that names no type of its properties says they are: `({ name }: { name: string })`. */
const typeOfParameter = (init: ESTree.Node | null): ESTree.TSType | undefined => {
  if (init?.type !== 'ArrowFunctionExpression') return undefined
  const [parameter] = init.params

  return parameter?.type === 'ObjectPattern' || parameter?.type === 'Identifier'
    ? parameter.typeAnnotation?.typeAnnotation
    : undefined
}

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

/** Types that a file names, with those of its components that name none: their `…Props`. */
export const readAliases = (file: string): Aliases => {
  const text = readFileSync(new URL(file, PACKAGES), 'utf8')
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
    const declared = declaration?.type === 'VariableDeclaration' ? declaration.declarations : []
    for (const { id, init } of declared) {
      addStandards(init, text, aliases)
      const name = id.type === 'Identifier' ? `${id.name}Props` : ''
      const type = COMPONENT.test(name) ? typeOfParameter(init) : undefined
      if (type && !aliases.has(name)) aliases.set(name, { type, text, aliases, standards: {} })
    }
  }

  return aliases
}
