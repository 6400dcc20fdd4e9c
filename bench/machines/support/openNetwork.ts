import { execFileSync, spawn } from 'node:child_process'
import { readlinkSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'

const POLL_MS = 20

/** A network of one machine, joined to ours by one line. */
export type MachineNetwork = Readonly<{
  /** The machine's address, which it and we know. */
  address: string
  /** Our address, as the machine knows it. */
  gateway: string
  /** Puts a program into the network. */
  enter: readonly string[]
  /** Breaks the line, or joins it again. */
  setUp: (isUp: boolean) => void
}>

const run = (command: string, ...args: string[]): void =>
  void execFileSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] })

const networkOf = (pid: string | number): string => readlinkSync(`/proc/${pid}/ns/net`)

/** A process holds the network for as long as we live: it reads what we never write. */
const hold = async (): Promise<number> => {
  const holder = spawn('unshare', ['-n', 'cat'], { stdio: ['pipe', 'ignore', 'inherit'] })
  holder.unref()
  const pid = holder.pid ?? 0
  while (networkOf(pid) === networkOf('self')) await pause(POLL_MS)

  return pid
}

/** Makes the network of machine 1, 2, … as a namespace of the kernel with a pair of virtual cards. */
export const openNetwork = async (number: number): Promise<MachineNetwork> => {
  const pid = String(await hold())
  const [gateway, address] = [`10.9.${number}.1`, `10.9.${number}.2`]
  const card = `machine${number}`
  const enter = ['nsenter', '-t', pid, '-n'] as const
  const inside = (...args: string[]) => run(...enter, 'ip', ...args)
  run('ip', 'link', 'add', card, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', pid)
  run('ip', 'addr', 'add', `${gateway}/30`, 'dev', card)
  run('ip', 'link', 'set', card, 'up')
  inside('link', 'set', 'lo', 'up')
  inside('addr', 'add', `${address}/30`, 'dev', 'eth0')
  inside('link', 'set', 'eth0', 'up')

  return {
    address,
    gateway,
    enter,
    setUp: (isUp) => run('ip', 'link', 'set', card, isUp ? 'up' : 'down'),
  }
}
