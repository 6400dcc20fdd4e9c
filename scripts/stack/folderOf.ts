import { execFileSync } from 'node:child_process'
import { readlinkSync } from 'node:fs'

/** Of what `lsof -Fn` prints of a process's working folder, the folder; null where it printed none. */
export const readLsof = (printed: string): string | null => /^n(.+)$/m.exec(printed)?.[1] ?? null

/** Folder a process works in; null where there is none or the system does not tell. */
export const folderOf = (pid: number): string | null => {
  try {
    return process.platform === 'linux'
      ? readlinkSync(`/proc/${pid}/cwd`)
      : readLsof(
          execFileSync('lsof', ['-a', '-p', String(pid), '-d', 'cwd', '-Fn'], { encoding: 'utf8' }),
        )
  } catch {
    return null
  }
}
