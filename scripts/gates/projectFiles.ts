import { execFileSync } from 'node:child_process'
import { root } from '../stack/settings.ts'

/** Every file of the project, new ones too, without what git ignores; paths from its root. */
export const projectFiles = (): string[] =>
  execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter(Boolean)
