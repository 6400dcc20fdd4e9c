import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** A process as the system knows it. */
export type SystemProcess = Readonly<{
  commandLine: string
  /** It has ended, and its parent has not yet been told. */
  isZombie: boolean
}>

/** Of `/proc`: a state behind the name in brackets, and arguments that end in a zero byte each. */
const readProc = (pid: number): SystemProcess => ({
  commandLine: readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' '),
  isZombie: /^.*\) Z/s.test(readFileSync(`/proc/${pid}/stat`, 'utf8')),
})

/** Of POSIX: letters of the state, then the command line. */
const readPs = (pid: number): SystemProcess => {
  const printed = execFileSync('ps', ['-ww', '-o', 'stat=,args=', '-p', String(pid)], {
    encoding: 'utf8',
  }).trim()

  return { commandLine: printed.replace(/^\S+\s+/, ''), isZombie: printed.startsWith('Z') }
}

/** Reads what runs under a number; null where nothing does. */
export const readProcess = (
  pid: number,
  platform: NodeJS.Platform = process.platform,
): SystemProcess | null => {
  try {
    return platform === 'linux' ? readProc(pid) : readPs(pid)
  } catch {
    return null
  }
}
