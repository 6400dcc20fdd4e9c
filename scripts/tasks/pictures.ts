import { findTestBrowser } from '../stack/findTestBrowser.ts'
import { orExplain } from '../stack/orExplain.ts'
import { run } from '../stack/run.ts'

const UPDATE = '--update'
const CHANGED = '--changed'

const args = process.argv.slice(2)
const names = args.filter((arg) => arg !== UPDATE && arg !== CHANGED)
const PICTURES = [
  args.includes(CHANGED) ? 'changed' : 'all',
  ...(args.includes(UPDATE) ? ['update'] : []),
].join(' ')

process.env.CHROMIUM_PATH = await findTestBrowser()
await orExplain(() =>
  run('pnpm', ['--silent', '--filter', '@inzrt/storybook', 'pictures', ...names], { PICTURES }),
)
