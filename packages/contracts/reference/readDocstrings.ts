import { type Node, parseSync } from 'oxc-parser'

/** What is written above a constant, and above the fields of the objects in it, by their paths. */
export type Docstring = Readonly<{ text: string | null; fields: ReadonlyMap<string, string> }>

type Comment = Readonly<{ type: string; value: string; start: number; end: number }>

/** A comment as one paragraph; of an example only the sentences before it. */
const toText = (comment: string): string =>
  comment
    .replace(/@\w[\s\S]*$/, '')
    .split(/\s/)
    .filter((word) => word !== '' && word !== '*')
    .join(' ')

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value

const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode)

/**
 * Docstrings of the exported constants of a module, by name.
 * @example readDocstrings('a.ts', '/** A price. *\u002f export const Price = {}').get('Price')?.text // 'A price.'
 */
export const readDocstrings = (file: string, source: string): ReadonlyMap<string, Docstring> => {
  const { program, comments } = parseSync(file, source)
  const docs: readonly Comment[] = comments.filter(
    ({ type, value }) => type === 'Block' && value.startsWith('*'),
  )
  const above = (node: Node): string | null => {
    const nearest = docs.findLast(({ end }) => end <= node.start)

    return nearest && source.slice(nearest.end, node.start).trim() === ''
      ? toText(nearest.value.slice(1))
      : null
  }
  const collect = (node: Node, path: readonly string[], fields: Map<string, string>): void => {
    const name =
      node.type === 'Property' && 'name' in node.key ? [...path, String(node.key.name)] : path
    const text = node.type === 'Property' ? above(node) : null
    if (text) fields.set(name.join('.'), text)
    for (const child of childrenOf(node)) collect(child, name, fields)
  }

  return new Map(
    program.body.flatMap((statement) => {
      if (statement.type !== 'ExportNamedDeclaration') return []
      const { declaration } = statement
      if (declaration?.type !== 'VariableDeclaration') return []

      return declaration.declarations.flatMap(({ id, init }): [string, Docstring][] => {
        const fields = new Map<string, string>()
        if (init) collect(init, [], fields)

        return id.type === 'Identifier' ? [[id.name, { text: above(statement), fields }]] : []
      })
    }),
  )
}
