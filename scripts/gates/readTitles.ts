import { type Argument, type Expression, parseSync, Visitor } from 'oxc-parser'

/** The title of a test as it stands in a file, without the numbers of its rows. */
export type FoundTitle = Readonly<{ line: number; title: string }>

const CALLS = ['describe', 'it', 'test']

/** Numbers of the features that a test proves. */
const ROWS = /^(?:[RPNSV]\d{3} )*/

/** `test` of `test('…')`, `test.only('…')` and `test.each([…])('…')`; a step within a test has no title of its own. */
const calledName = (callee: Expression): string | undefined => {
  if (callee.type === 'Identifier') return callee.name
  if (callee.type === 'CallExpression') return calledName(callee.callee)
  if (callee.type === 'TaggedTemplateExpression') return calledName(callee.tag)
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return undefined

  return callee.property.name === 'step' ? undefined : calledName(callee.object)
}

/** What is known only when it runs counts as one sign. */
const textOf = (argument: Argument | undefined): string | undefined => {
  if (argument?.type === 'Literal' && typeof argument.value === 'string') return argument.value

  return argument?.type === 'TemplateLiteral'
    ? argument.quasis.map(({ value }) => value.cooked ?? '').join('…')
    : undefined
}

/** Titles of the tests of a file. */
export const readTitles = (file: string, text: string): FoundTitle[] => {
  const found: FoundTitle[] = []
  new Visitor({
    CallExpression: ({ callee, arguments: [first], start }) => {
      const title = textOf(first)
      if (title === undefined || !CALLS.includes(calledName(callee) ?? '')) return
      const line = text.slice(0, first?.start ?? start).split('\n').length
      found.push({ line, title: title.replace(ROWS, '') })
    },
  }).visit(parseSync(file, text).program)

  return found
}
