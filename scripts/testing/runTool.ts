import { execFileSync } from 'node:child_process'
import { delimiter, join } from 'node:path'

const TOOLS = join(import.meta.dirname, '../../tools/node_modules/.bin')

/** Runs a tool in a folder, with the project's own Node and pnpm in its path. */
export const runTool = (cwd: string, tool: string, ...args: readonly string[]): void => {
  const PATH = [process.env.PATH, TOOLS].join(delimiter)
  execFileSync(tool, args, { cwd, stdio: 'pipe', env: { ...process.env, PATH } })
}
