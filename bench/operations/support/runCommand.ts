import { execFileSync } from 'node:child_process'
import { root } from '../../../scripts/stack/settings.ts'

type Environment = Readonly<Record<string, string>>

/**
 * Does what an operator does by a command of the api, its lines shown.
 * @throws Error when it ends with anything but 0
 */
export const runCommand = (name: string, args: readonly string[], env: Environment): void =>
  void execFileSync(process.execPath, [`apps/api/src/cli/${name}.ts`, ...args], {
    cwd: root,
    env: { PATH: process.env.PATH ?? '', ...env },
    stdio: 'inherit',
  })
