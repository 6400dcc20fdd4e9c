import { findTestBrowser } from '../stack/findTestBrowser.ts'
import { orExplain } from '../stack/orExplain.ts'
import { run } from '../stack/run.ts'

const UPDATE = '--update'

const args = process.argv.slice(2)

process.env.CHROMIUM_PATH = await findTestBrowser()
await orExplain(() =>
  run(
    'pnpm',
    [
      ...['--silent', '--filter', '@inzrt/storybook', 'pictures'],
      ...args.filter((arg) => arg !== UPDATE),
    ],
    { PICTURES: args.includes(UPDATE) ? 'update' : 'all' },
  ),
)
