import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { packageReport, reportFile } from '../../../scripts/packages/packageReports.ts'
import { withFunctionTable } from '../../../scripts/packages/withFunctionTable.ts'
import { installPacked } from '../../../scripts/testing/installPacked.ts'
import { machineNode } from '../../../scripts/testing/machineNode.ts'
import { readExamples, readReadme } from '../../../scripts/testing/readReadme.ts'

const ROOT = join(import.meta.dirname, '..')
const CATEGORIES = readdirSync(join(ROOT, 'src'))
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => file.replace('.ts', ''))

let project = ''

beforeAll(() => {
  project = installPacked({ ready: [ROOT] })
})

afterAll(() => {
  rmSync(project, { recursive: true, force: true })
})

const runInProject = (code: string): string => {
  writeFileSync(join(project, 'program.js'), code)
  return execFileSync(machineNode(), ['program.js'], { cwd: project, encoding: 'utf8' })
}

const checkTypes = (file: string): void => {
  const tsc = join(ROOT, 'node_modules/.bin/tsc')
  const options = '--noEmit --strict --module nodenext --target es2024'
  execFileSync(tsc, [...options.split(' '), file], { cwd: project, stdio: 'pipe' })
}

const installed = () => join(project, 'node_modules/@inzrt/domain')

test('the installed package brings no dependency, no sources and no tests', () => {
  const manifest = JSON.parse(readFileSync(join(installed(), 'package.json'), 'utf8'))
  expect(manifest).not.toHaveProperty('dependencies')
  expect(
    readdirSync(join(project, 'node_modules')).filter((name) => !name.startsWith('.')),
  ).toEqual(['@inzrt'])
  const files = readdirSync(installed(), { recursive: true, encoding: 'utf8' })
  expect(files.filter((file) => /test|(?<!\.d)\.ts$/.test(file))).toEqual([])
  expect(files).toEqual(expect.arrayContaining(['LICENSE', 'README.md']))
})

test('every category can be imported and exports what its source does', async () => {
  for (const category of CATEGORIES) {
    const source = await import(join(ROOT, 'src', `${category}.ts`))
    const names = runInProject(
      `console.log(JSON.stringify(Object.keys(await import('@inzrt/domain/${category}'))))`,
    )
    expect(JSON.parse(names)).toEqual(Object.keys(source).sort())
  }
})

const AGAIN = 'Run `npm run packages`, and look at what changes for others.'

test('the kept report says what the package exports, with its types', () => {
  expect(readFileSync(reportFile('domain'), 'utf8'), AGAIN).toBe(
    packageReport('domain', join(installed(), 'dist')),
  )
})

test('the README tells every function with its size', async () => {
  const readme = readFileSync(join(ROOT, 'README.md'), 'utf8')

  expect(readme, AGAIN).toBe(await withFunctionTable(readme))
})

test('nothing but the categories can be imported', () => {
  for (const path of ['search/stem', 'package.json']) {
    const program = `import('@inzrt/domain/${path}').then(() => console.log('open'), () => {})`
    expect(runInProject(program)).toBe('')
  }
})

test('types of what cannot be imported are not there either', () => {
  writeFileSync(
    join(project, 'deep.ts'),
    [
      '// @ts-expect-error no inner module is part of the package',
      "import { formatPrice } from '@inzrt/domain/price/formatPrice'",
      'export const text = formatPrice',
    ].join('\n'),
  )
  expect(() => checkTypes('deep.ts')).not.toThrow()
})

test('P001 stems of an installation need no folding first', () => {
  const program = "import { stem } from '@inzrt/domain/search'"
  expect(runInProject(`${program}\nconsole.log(stem('sekačka') === stem('Sekačku'))`)).toBe(
    'true\n',
  )
})

test('wrong values are answered by errors that say what is wrong', () => {
  const program = `
    import { formatPrice } from '@inzrt/domain/price'
    import { formatDate } from '@inzrt/domain/time'
    const tries = [
      () => formatPrice({ type: 'czk', amount: NaN }),
      () => formatPrice({ type: 'usd', amount: 1 }),
      () => formatDate(new Date('never')),
    ]
    for (const attempt of tries) try { attempt() } catch (error) { console.log(String(error)) }`
  expect(runInProject(program).trim().split('\n')).toEqual([
    'RangeError: amount must be a finite number, not NaN.',
    'TypeError: price type must be one of czk, EUR, agreement, offer, any, in_text, free, not "usd".',
    'RangeError: moment must be a valid Date.',
  ])
})

test('a negative sum has a true minus', () => {
  const program = "import { formatMoney } from '@inzrt/domain/price'"
  expect(runInProject(`${program}\nconsole.log(formatMoney(-50000, 'CZK'))`)).toBe(
    '\u2212500\u00a0Kč\n',
  )
})

test('every example of the README is true', () => {
  const program = readReadme(ROOT)
  expect(program.match(/assert\.deepEqual/g)?.length).toBeGreaterThanOrEqual(12)
  runInProject(program)
})

test('every example of the README type-checks in a strict project', () => {
  writeFileSync(join(project, 'readme.ts'), readExamples(ROOT))
  expect(() => checkTypes('readme.ts')).not.toThrow()
})

test('types reach a strict project that resolves modules as Node does', () => {
  writeFileSync(
    join(project, 'typed.ts'),
    [
      ...CATEGORIES.map((name) => `import * as ${name} from '@inzrt/domain/${name}'`),
      "export const found: readonly { folded: string; stem: string }[] = search.searchWords('kolo')",
      '// @ts-expect-error a query is a text',
      'search.searchWords(1)',
      `export const all = [${CATEGORIES.join(', ')}]`,
    ].join('\n'),
  )
  expect(() => checkTypes('typed.ts')).not.toThrow()
})
