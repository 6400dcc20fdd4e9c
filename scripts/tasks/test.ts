import { gates } from '../gates/gates.ts'
import { CommandFailed } from '../stack/CommandFailed.ts'
import { findTestBrowser } from '../stack/findTestBrowser.ts'
import { runKeepingEnd as run } from '../stack/runKeepingEnd.ts'

type Check = { readonly title: string; readonly run: () => Promise<void> }

const turbo = (task: string, ...args: string[]) =>
  run('turbo', ['run', task, '--output-logs=errors-only', '--log-order=grouped', ...args])

process.env.CHROMIUM_PATH = await findTestBrowser()
// At both widths `npm run e2e` walks them.
process.env.LONG_JOURNEYS = 'once'

/** Cheapest first: a slip in formatting should not wait for a browser. */
const checks: readonly Check[] = [
  { title: 'Format and lint', run: () => run('biome', ['ci', '--error-on-warnings', '.']) },
  { title: 'Import rules', run: () => run('depcruise', ['apps', 'packages', 'e2e', 'bench']) },
  { title: 'Rules of dead code', run: () => run('knip', ['--treat-config-hints-as-errors']) },
  { title: 'House rules', run: gates },
  { title: 'Types', run: () => turbo('types', '--concurrency=2') },
  { title: 'Types of the scripts', run: () => run('tsc', ['-p', 'scripts']) },
  {
    title: 'Unit, integration, Storybook and builds',
    // Together: what waits for a browser or a database leaves a processor to what compiles. Stories need no build, and
    // so begin among the first: they are the second longest, and would otherwise end alone.
    run: () => turbo('stories', 'test', 'build', '--concurrency=2', '--continue'),
  },
  { title: 'Size budgets', run: () => run('node', ['bench/size/size.ts', '--check']) },
  { title: 'End to end', run: () => run('pnpm', ['--filter', '@inzrt/e2e', 'e2e']) },
]

const wanted = process.argv.slice(2)
const started = Date.now()
const failed: string[] = []
/** Repeated at the very end: what matters should not have to be looked for above other checks. */
const ends: string[] = []

const chosen = checks.filter(
  ({ title }) => wanted.length === 0 || wanted.some((word) => title.toLowerCase().includes(word)),
)

for (const check of chosen) {
  const checkStarted = Date.now()
  console.log(`\n── ${check.title}`)
  try {
    await check.run()
  } catch (error) {
    failed.push(check.title)
    console.error(error instanceof Error ? error.message : error)
    if (error instanceof CommandFailed)
      ends.push(`\n── The end of ${check.title}, again`, ...error.lastLines)
  }
  console.log(`   ${((Date.now() - checkStarted) / 1000).toFixed(0)} s`)
}

for (const line of ends) console.log(line)
console.log(
  `\n${((Date.now() - started) / 60_000).toFixed(1)} minutes. ${failed.length ? `Failed: ${failed.join(', ')}` : 'Everything holds.'}`,
)
console.log(`${chosen.length - failed.length} passed, ${failed.length} failed`)
process.exitCode = failed.length ? 1 : 0
