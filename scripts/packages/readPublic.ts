import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Node, parseSync } from 'oxc-parser'

/** Something a package exports: how it is declared, without comments, and what is written above it. */
type PublicName = Readonly<{
  name: string
  isType: boolean
  declaration: string
  doc: string
}>

/** What a module exports, and what its declarations say that it does not export. */
type Declared = Readonly<{ names: readonly PublicName[]; inner: readonly string[] }>

type Statement = Node & { type: string; start: number; end: number }

const withoutComments = (source: string): string =>
  source
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .join('\n')
    .trim()

const nameOf = (declaration: Node): string | null => {
  if (declaration.type === 'VariableDeclaration') {
    const [first] = declaration.declarations

    return first?.id.type === 'Identifier' ? first.id.name : null
  }

  return 'id' in declaration && declaration.id && 'name' in declaration.id
    ? String(declaration.id.name)
    : null
}

const readModule = (file: string): Declared => {
  const source = readFileSync(file, 'utf8')
  const { program, comments } = parseSync(file, source)
  const docAbove = (start: number): string => {
    const nearest = comments.findLast(({ end }) => end <= start)

    return nearest && source.slice(nearest.end, start).trim() === '' ? nearest.value : ''
  }
  const names: PublicName[] = []
  const inner: string[] = []
  for (const statement of program.body as readonly Statement[]) {
    const text = withoutComments(source.slice(statement.start, statement.end))
    if (statement.type === 'ExportNamedDeclaration' && statement.declaration) {
      const name = nameOf(statement.declaration)
      const isType = /^TS(?:TypeAlias|Interface)/.test(statement.declaration.type)
      const declaration = text.replace(/^export (?:declare )?/, '')
      if (name) names.push({ name, isType, declaration, doc: docAbove(statement.start) })
    } else if (/^(?:declare |type |interface )/.test(text)) inner.push(text)
  }

  return { names, inner }
}

/** A list of re-exports, by the module each comes from. */
const readSpecifiers = (file: string): Map<string, string[]> => {
  const source = readFileSync(file, 'utf8')
  const modules = new Map<string, string[]>()
  for (const [, , list = '', from = ''] of source.matchAll(
    /export (type )?\{([^}]*)\} from '([^']+)'/g,
  ))
    modules.set(from, [
      ...(modules.get(from) ?? []),
      ...list.split(',').map((name) => name.replace('type ', '').trim()),
    ])

  return modules
}

/** One way into a package. */
export type Entry = Readonly<{
  name: string
  names: readonly PublicName[]
  inner: readonly string[]
}>

const readEntry = (folder: string, name: string, end: End): Entry => {
  const file = join(folder, name + end)
  const own = readModule(file)
  const others = [...readSpecifiers(file)].map(([from, wanted]) => {
    const { names, inner } = readModule(join(file, '..', from.replace(/\.[jt]s$/, end)))

    return { names: names.filter((each) => wanted.includes(each.name)), inner }
  })
  const all = [own, ...others]

  return {
    name,
    names: all.flatMap(({ names }) => names),
    inner: [...new Set(all.flatMap(({ inner }) => inner))],
  }
}

type Manifest = Readonly<{
  publishConfig: Readonly<{ exports: Readonly<Record<string, unknown>> }>
}>

/** Built types say what sources leave to be inferred; for names alone the sources do. */
type End = '.ts' | '.d.ts'

/** Everything that may be imported of a package, as a folder of its sources or of its built types says it. */
export const readPublic = (manifest: Manifest, folder: string, end: End): readonly Entry[] => {
  const paths = Object.keys(manifest.publishConfig.exports).map((path) => path.slice(2))
  const names = paths.flatMap((path) => {
    if (/\.(?:css|json)$/.test(path)) return []
    if (!path.includes('*')) return [path]

    return globSync(path.replace('*', '**/*') + end, {
      cwd: folder,
      exclude: ['**/*.test*.ts'],
    }).map((file) => file.slice(0, -end.length))
  })

  return names.sort().map((name) => readEntry(folder, name, end))
}
