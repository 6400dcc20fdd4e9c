import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { gzipSync } from 'node:zlib'
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core'
import examples from '@inzrt/contracts/reference/examples.json' with { type: 'json' }
import { build } from 'esbuild'
import { publint } from 'publint'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type Published,
  packageReport,
  reportFile,
} from '../../../scripts/packages/packageReports.ts'
import { installPacked } from '../../../scripts/testing/installPacked.ts'
import { machineNode } from '../../../scripts/testing/machineNode.ts'
import { readReadme } from '../../../scripts/testing/readReadme.ts'

const PACKAGES = join(import.meta.dirname, '../..')
const OURS: readonly Published[] = ['domain', 'rules', 'contracts', 'api-client', 'ui']
/** What they need, as it was installed here. */
const NEEDED = [
  'contracts/node_modules/zod',
  'api-client/node_modules/ky',
  'api-client/node_modules/@noble/hashes',
  'ui/node_modules/react',
  'ui/node_modules/react-dom',
  'ui/node_modules/@types/react',
]
/** They lie beside what needs them. */
const BESIDE = { 'react-dom': 'scheduler', '@types/react': '../csstype' }

const run = promisify(execFile)
let project = ''

beforeAll(() => {
  project = installPacked({
    built: OURS.map((name) => join(PACKAGES, name)),
    ready: [
      ...NEEDED.map((folder) => join(PACKAGES, folder)),
      ...Object.entries(BESIDE).map(([name, needed]) =>
        join(realpathSync(join(PACKAGES, 'ui/node_modules', name)), '..', needed),
      ),
    ],
  })
})

afterAll(() => {
  rmSync(project, { recursive: true, force: true })
})

const checkTypes = (file: string, program: string) => {
  const tsc = join(import.meta.dirname, '../node_modules/.bin/tsc')
  const options =
    '--noEmit --strict --skipLibCheck --module nodenext --target es2024 --lib es2024,dom --jsx react-jsx'
  writeFileSync(join(project, file), program)

  return run(tsc, [...options.split(' '), file], { cwd: project })
}

const readSample = (): string => {
  const readme = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8')

  return /```js\n([\s\S]*?)```/.exec(readme)?.[1] ?? ''
}

test('the shop window of the README runs in an empty project', async () => {
  const answer = structuredClone(examples.calls.search.answer)
  const shown = { heading: 'Kolo & <b>vozík', mainImageThumbPath: '/2026/05/1a2b/77-thumb.webp' }
  const [ad] = answer.data.advertisements.data
  Object.assign(ad ?? {}, shown)
  const asked: string[] = []
  const site = createServer((request, response) => {
    const { url = '' } = request
    asked.push(url)
    const isImage = url.startsWith('/api/image/')
    response.setHeader('content-type', isImage ? 'image/webp' : 'application/json')
    response.end(isImage ? 'drawn' : JSON.stringify(answer))
  }).listen(0, '127.0.0.1')
  await once(site, 'listening')
  const address = `http://127.0.0.1:${(site.address() as AddressInfo).port}`
  writeFileSync(join(project, 'window.js'), readSample())
  const { stdout } = await run(machineNode(), ['window.js', address, 'kolo'], { cwd: project })
  site.close()

  expect(asked).toEqual([
    '/api/front/search?q=kolo&perPage=12&sort=created_desc',
    '/api/image/2026/05/1a2b/77-thumb.webp',
  ])
  expect(stdout).toContain(
    `<li><a href="${address}/${ad?.slug}"><img src="data:image/webp;base64,ZHJhd24=" alt="">Kolo &#38; &#60;b&#62;vozík</a> 1\u00a0500\u00a0Kč</li>`,
  )
})

test.each(OURS)('every module of %s loads in the Node of the machine', async (name) => {
  const dist = join(project, 'node_modules/@inzrt', name, 'dist')
  const modules = readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js') && !file.startsWith('cli'))
    .map((file) => `await import('${pathToFileURL(join(dist, file))}')`)
  expect(modules.length).toBeGreaterThan(10)
  writeFileSync(join(project, 'all.js'), modules.join('\n'))

  await run(machineNode(), ['all.js'], { cwd: project })
})

test('a wrong query and a wrong name are type errors in the project', async () => {
  const program = (
    line: string,
  ) => `import { createApiClient } from '@inzrt/api-client/createApiClient'
import { searchCall } from '@inzrt/contracts/browse/search'
const found = await createApiClient({ baseUrl: '' }).call(searchCall, { query: { q: 'kolo' } })
if (found.ok) ${line}
export {}
`
  const check = (line: string) => checkTypes('program.ts', program(line))

  await check('found.data.advertisements.data[0]?.heading.trim()')
  await expect(check('found.data.headings')).rejects.toMatchObject({
    stdout: expect.stringContaining("Property 'headings' does not exist"),
  })
})

test.each(OURS)('publint finds nothing in %s', async (name) => {
  const pkgDir = join(project, 'node_modules/@inzrt', name)
  const { messages } = await publint({ pkgDir, pack: false, strict: true })

  expect(messages).toEqual([])
})

/** Some of what a pattern lets through. */
const ENTRIES: Readonly<Partial<Record<Published, string[]>>> = {
  contracts: ['browse/search', 'ads/image', 'calls'],
  ui: ['button/Button', 'dialog/Dialog.client', 'tokens/tokens'],
}

test.each(OURS)('types of %s resolve as an importer resolves them', async (name) => {
  const tarball = createPackageFromTarballData(readFileSync(join(project, `${name}.tgz`)))
  // Of what a pattern lets through it finds nothing by itself.
  const entrypoints = ENTRIES[name]
  const checked = await checkPackage(tarball, {
    ...(entrypoints && { entrypoints }),
  })
  if (!checked.types) throw new Error(`${name} has no types.`)
  const problems: readonly { kind: string; resolutionKind?: string }[] = checked.problems
  // Modules alone are promised: Node 10 knows no `exports`, and `require` needs a Node that can require modules.
  const promised = problems.filter(
    ({ kind, resolutionKind }) => resolutionKind !== 'node10' && kind !== 'CJSResolvesToESM',
  )

  expect(promised).toEqual([])
})

test.each(OURS)('the kept report says what %s exports', (name) => {
  expect(
    readFileSync(reportFile(name), 'utf8'),
    'Run `npm run packages`, and look at what changes for others.',
  ).toBe(packageReport(name, join(project, 'node_modules/@inzrt', name, 'dist')))
})

test('the packages bring what runs and its types, no sources and no tests', async () => {
  for (const name of ['api-client', 'contracts', 'rules', 'ui']) {
    const folder = join(project, 'node_modules/@inzrt', name)
    const { stdout } = await run('find', [folder, '-name', '*.ts', '-o', '-name', '*test*'])
    const files = stdout.split('\n').filter(Boolean)

    expect(files.length).toBeGreaterThan(10)
    expect(files.filter((file) => !file.endsWith('.d.ts'))).toEqual([])
  }
})

test('a component is drawn on a server, and its classes are in the style sheet', async () => {
  const program = `import { Button } from '@inzrt/ui/button/Button'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
console.log(renderToStaticMarkup(createElement(Button, { variant: 'primary' }, 'Poslat zprávu')))`
  writeFileSync(join(project, 'button.js'), program)
  const { stdout } = await run(machineNode(), ['button.js'], { cwd: project })
  const [, classes = '', text] =
    /^<button type="button" class="([^"]+)">(.+)<\/button>$/m.exec(stdout) ?? []
  const sheet = readFileSync(join(project, 'node_modules/@inzrt/ui/dist/style.css'), 'utf8')

  expect(text).toBe('Poslat zprávu')
  expect(classes.split(' ')).toHaveLength(2)
  for (const name of classes.split(' ')) expect(sheet).toContain(`.${name} {`)
})

test('the component in ui’s README type-checks, and with a wrong prop it does not', async () => {
  const readme = readFileSync(join(PACKAGES, 'ui/README.md'), 'utf8')
  const [, sample = ''] = /```tsx\n([\s\S]*?)```/.exec(readme) ?? []
  const sheets = "declare module '*.css'\n"
  writeFileSync(join(project, 'sheets.d.ts'), sheets)
  const program = `/// <reference path="./sheets.d.ts" />\n${sample}`

  await checkTypes('sample.tsx', program)
  await expect(checkTypes('sample.tsx', program.replace('primary', 'huge'))).rejects.toMatchObject({
    stdout: expect.stringContaining('"huge"'),
  })
})

test.each(OURS)('%s can be required by a Node that can require modules', async (name) => {
  const entry = {
    domain: 'price',
    rules: 'limits',
    contracts: 'calls',
    'api-client': 'createApiClient',
    ui: 'button/Button',
  }[name]
  writeFileSync(join(project, 'required.cjs'), `require('@inzrt/${name}/${entry}')`)

  await run(machineNode(), ['required.cjs'], { cwd: project })
})

test('every file that a style sheet of ui names is in the package', () => {
  const dist = join(project, 'node_modules/@inzrt/ui/dist')
  const named = ['style.css', 'themes/inzrt.css', 'themes/pinkpack.css'].flatMap((sheet) => {
    const found = readFileSync(join(dist, sheet), 'utf8').matchAll(/url\(['"]?(\.[^'")]+)/g)

    return Array.from(found, ([, file = '']) => join(dist, sheet, '..', file))
  })

  expect(named.length).toBeGreaterThan(50)
  expect(named.filter((file) => !existsSync(file))).toEqual([])
})

test('what needs the browser says so in its own file', () => {
  const dist = join(project, 'node_modules/@inzrt/ui/dist')
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.client.js'),
  )

  expect(files.length).toBeGreaterThan(20)
  for (const file of files) expect(readFileSync(join(dist, file), 'utf8')).toMatch(/^"use client"/)
})

test.each(['rules', 'contracts'])('every example of the README of %s is true', async (name) => {
  const program = readReadme(join(PACKAGES, name))
  expect(program).toContain('assert.deepEqual')
  writeFileSync(join(project, 'readme.js'), program)

  await run(machineNode(), ['readme.js'], { cwd: project })
})

test('a bundle of the form of a login has 12 kB at most, and no locale of zod', async () => {
  const { metafile, outputFiles } = await build({
    stdin: {
      contents: "export { fieldErrors, LoginFormSchema } from '@inzrt/rules/forms'",
      resolveDir: project,
    },
    bundle: true,
    format: 'esm',
    metafile: true,
    minify: true,
    write: false,
  })
  const [bundle] = Object.values(metafile.outputs)
  const bundled = Object.entries(bundle?.inputs ?? {})
    .filter(([, { bytesInOutput }]) => bytesInOutput > 0)
    .map(([path]) => path)

  expect(bundled.some((path) => path.includes('zod'))).toBe(true)
  expect(bundled.filter((path) => path.includes('locales'))).toEqual([])
  expect(gzipSync(outputFiles[0]?.contents ?? '').length).toBeLessThanOrEqual(12_000)
})
