import {
  type CallExpression,
  type Expression,
  type NewExpression,
  type Program,
  parseSync,
  type Span,
  type TemplateLiteral,
  Visitor,
} from 'oxc-parser'

/** A regular expression as it stands in a file. */
export type FoundExpression = Readonly<{
  line: number
  source: string
  flags: string
  /** False where a part of it is known only when it runs: a plain word stands for that part. */
  isWhole: boolean
}>

type Text = Readonly<{ text: string; isWhole: boolean }>

const whole = (text: string): Text => ({ text, isWhole: true })
const UNKNOWN: Text = { text: 'x', isWhole: false }

const joined = (texts: readonly Text[], by = ''): Text => ({
  text: texts.map(({ text }) => text).join(by),
  isWhole: texts.every(({ isWhole }) => isWhole),
})

type Constants = ReadonlyMap<string, Expression>

const readTemplate = (
  { quasis, expressions }: TemplateLiteral,
  kind: 'cooked' | 'raw',
  constants: Constants,
): Text =>
  joined(
    quasis.flatMap(({ value }, at) => {
      const inner = expressions[at]

      return [whole(value[kind] ?? ''), ...(inner ? [readText(inner, constants)] : [])]
    }),
  )

/** `[…].join('|')` of what can be read. */
const readJoin = ({ callee, arguments: [by] }: CallExpression, constants: Constants) => {
  if (callee.type !== 'MemberExpression' || callee.object.type !== 'ArrayExpression') return UNKNOWN
  if (callee.property.type !== 'Identifier' || callee.property.name !== 'join') return UNKNOWN
  if (by?.type !== 'Literal') return UNKNOWN

  return joined(
    callee.object.elements.map((each) =>
      each && each.type !== 'SpreadElement' ? readText(each, constants) : UNKNOWN,
    ),
    String(by.value),
  )
}

const readText = (node: Expression, constants: Constants): Text => {
  if (node.type === 'Literal' && typeof node.value === 'string') return whole(node.value)
  if (node.type === 'TemplateLiteral') return readTemplate(node, 'cooked', constants)
  if (node.type === 'TaggedTemplateExpression') return readTemplate(node.quasi, 'raw', constants)
  if (node.type === 'CallExpression') return readJoin(node, constants)
  const named = node.type === 'Identifier' ? constants.get(node.name) : undefined

  return named ? readText(named, constants) : UNKNOWN
}

const constantsOf = (program: Program): Constants =>
  new Map(
    program.body
      .flatMap((statement) => (statement.type === 'VariableDeclaration' ? [statement] : []))
      .filter(({ kind }) => kind === 'const')
      .flatMap(({ declarations }) => declarations)
      .flatMap(({ id, init }) =>
        id.type === 'Identifier' && init ? [[id.name, init] as const] : [],
      ),
  )

/** Every regular expression of a file: literals, and those made of texts by `RegExp`. */
export const readExpressions = (file: string, text: string): FoundExpression[] => {
  const { program, errors } = parseSync(file, text)
  if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0]?.message}`)
  const constants = constantsOf(program)
  const found: FoundExpression[] = []
  const keep = ({ start }: Span, expression: Omit<FoundExpression, 'line'>) =>
    found.push({ line: text.slice(0, start).split('\n').length, ...expression })

  const keepMade = (node: NewExpression | CallExpression) => {
    const { callee, arguments: given } = node
    const [source, flags] = given
    if (callee.type !== 'Identifier' || callee.name !== 'RegExp') return
    if (!source || source.type === 'SpreadElement' || flags?.type === 'SpreadElement') return
    const read = readText(source, constants)
    keep(node, {
      source: read.text,
      flags: flags ? readText(flags, constants).text : '',
      isWhole: read.isWhole,
    })
  }

  new Visitor({
    Literal: (node) => {
      if ('regex' in node)
        keep(node, { source: node.regex.pattern, flags: node.regex.flags, isWhole: true })
    },
    NewExpression: keepMade,
    CallExpression: keepMade,
  }).visit(program)

  return found
}
