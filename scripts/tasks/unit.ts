import { findTestBrowser } from '../stack/findTestBrowser.ts'
import { orExplain } from '../stack/orExplain.ts'
import { run } from '../stack/run.ts'

const named = process.argv.slice(2)
/** Storybook's own tests read a built Storybook, which takes its time. */
const workspaces = named.length > 0 ? named : ['!@inzrt/storybook']

// Part of what turbo keeps results by: those of `npm test` count here as well.
process.env.CHROMIUM_PATH = await findTestBrowser()
await orExplain(() =>
  run('turbo', [
    'run',
    'test',
    '--output-logs=errors-only',
    '--concurrency=2',
    ...workspaces.map((name) => `--filter=${name}`),
  ]),
)
