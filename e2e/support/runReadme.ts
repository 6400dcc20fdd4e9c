import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'

const PACKAGES = join(import.meta.dirname, '../../packages')

/** Runs the program in a package's README, as somebody in another project would, and resolves to what it prints. */
export const runReadme = async (name: string, ...args: readonly string[]): Promise<string> => {
  const cwd = join(PACKAGES, name)
  const [, program = ''] =
    /```js\n([\s\S]*?)```/.exec(readFileSync(join(cwd, 'README.md'), 'utf8')) ?? []
  const options = ['--input-type=module', '--eval', program, 'program.js']
  const { stdout } = await promisify(execFile)(process.execPath, [...options, ...args], { cwd })

  return stdout
}
