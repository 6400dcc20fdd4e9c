import type { Preview } from '@storybook/react-vite'
import { expect, type MockInstance, spyOn } from 'storybook/test'

/** About how a tool drew, which depends on the time it took. */
const OF_TOOLS = /\bact\b/

let heard: MockInstance<typeof console.error>

export const hearConsole: Preview['beforeEach'] = () => {
  heard = spyOn(console, 'error')
}

/** What React complains of, such as rows without keys, nobody sees on the page. */
export const keepQuiet: Preview['afterEach'] = async ({ parameters }) => {
  if (parameters.console?.disable) return
  const complaints = heard.mock.calls.map((words) => words.join(' '))
  await expect(complaints.filter((words) => !OF_TOOLS.test(words))).toEqual([])
}
