import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { installPackage } from './installPackage.ts'
import { readReadme } from './readReadme.ts'

const ROOT = join(import.meta.dirname, '..')
const CATEGORIES = readdirSync(join(ROOT, 'src'))
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => file.replace('.ts', ''))

let project = ''

beforeAll(() => {
  project = installPackage()
})

afterAll(() => {
  rmSync(project, { recursive: true, force: true })
})

const runInProject = (code: string): string => {
  writeFileSync(join(project, 'program.js'), code)
  return execFileSync(process.execPath, ['program.js'], { cwd: project, encoding: 'utf8' })
}

const installed = () => join(project, 'node_modules/@inzrt/domain')

test('the installed package has one dependency, zod, and brings no sources and no tests', () => {
  const manifest = JSON.parse(readFileSync(join(installed(), 'package.json'), 'utf8'))
  expect(Object.keys(manifest.dependencies)).toEqual(['zod'])
  expect(
    readdirSync(join(project, 'node_modules')).filter((name) => !name.startsWith('.')),
  ).toEqual(['@inzrt', 'zod'])
  const files = readdirSync(installed(), { recursive: true, encoding: 'utf8' })
  expect(files.filter((file) => /test|(?<!\.d)\.ts$/.test(file))).toEqual([])
  expect(files).toContain('README.md')
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

test('nothing but the categories can be imported', () => {
  for (const path of ['search/stem', 'package.json']) {
    const program = `import('@inzrt/domain/${path}').then(() => console.log('open'), () => {})`
    expect(runInProject(program)).toBe('')
  }
})

test('every example of the README is true', () => {
  const program = readReadme()
  expect(program.match(/assert\.deepEqual/g)?.length).toBeGreaterThanOrEqual(12)
  runInProject(program)
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
  const tsc = join(ROOT, 'node_modules/.bin/tsc')
  const options = '--noEmit --strict --module nodenext --target es2024'
  const check = () =>
    execFileSync(tsc, [...options.split(' '), 'typed.ts'], { cwd: project, stdio: 'pipe' })
  expect(check).not.toThrow()
})
