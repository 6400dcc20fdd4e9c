import { cpSync, globSync } from 'node:fs'
import { basename } from 'node:path'
import { build } from 'vite'

const PACKAGE = new URL('..', import.meta.url).pathname
const SOURCES = `${PACKAGE}src/`

const filesOf = (pattern: string): string[] => globSync(pattern, { cwd: SOURCES }).sort()

/** What runs: neither stories, tests and pages of Storybook, nor what only they use. */
const MODULES = filesOf('**/*.{ts,tsx}').filter(
  (file) => !/\.(?:stories|test|usage|d)\.tsx?$|^(?:testing|usage)\//.test(file),
)
const THEMES = ['inzrt.css', 'pinkpack.css']

type Part = Readonly<{
  /** Where it lies in `src`, and will lie in `dist`. */
  folder: string
  files: readonly string[]
  /** All that its files look like as one sheet, rather than a sheet each. */
  isOneSheet: boolean
}>

const buildPart = ({ folder, files, isOneSheet }: Part) =>
  build({
    root: PACKAGE,
    configFile: false,
    logLevel: 'error',
    base: './',
    build: {
      target: 'es2023',
      minify: false,
      cssMinify: false,
      modulePreload: false,
      outDir: `dist/${folder}`,
      cssCodeSplit: !isOneSheet,
      assetsInlineLimit: 0,
      rollupOptions: {
        input: Object.fromEntries(
          files.map((file) => [file.replace(/\.\w+$/, ''), `${SOURCES}${folder}${file}`]),
        ),
        external: /^(?:react|react-dom|@inzrt)(?:\/|$)/,
        preserveEntrySignatures: 'strict',
        output: {
          // A module stays a module: `'use client'` holds for its own file alone.
          format: 'es',
          preserveModules: true,
          preserveModulesRoot: SOURCES,
          entryFileNames: '[name].js',
          assetFileNames: ({ names: [name = ''] }) =>
            name.endsWith('.css') ? '[name][extname]' : 'assets/[name][extname]',
        },
        onLog: (level, log, report) => {
          // It is kept, since each module stays one.
          if (log.code !== 'MODULE_LEVEL_DIRECTIVE') report(level, log)
        },
      },
    },
  })

await buildPart({ folder: '', files: MODULES, isOneSheet: true })
await buildPart({ folder: 'themes/', files: THEMES, isOneSheet: false })
for (const file of filesOf('tokens/*.json')) cpSync(SOURCES + file, `${PACKAGE}dist/${file}`)
// The licence of a typeface goes where the typeface goes.
for (const file of filesOf('fonts/*.LICENSE'))
  cpSync(SOURCES + file, `${PACKAGE}dist/themes/assets/${basename(file)}`)
