import { spawn } from 'node:child_process'
import { once } from 'node:events'

const MARK = 'BENCH_MACHINES'

/** Where the part inside the network finds the database, or undefined outside. */
export const databaseSocket = (): string | undefined => process.env[MARK]

/**
 * Runs this process's script once more in a network of its own, which has nothing in common with the machine's but a
 * socket in the file system.
 * @returns its exit code
 * @throws Error where the kernel allows no other network
 */
export const runInOwnNetwork = async (socket: string): Promise<number> => {
  const again = [process.execPath, ...process.execArgv, ...process.argv.slice(1)]
  const inside = 'ip link set lo up && exec "$@"'
  const child = spawn('unshare', ['-rn', 'sh', '-c', inside, 'sh', ...again], {
    stdio: 'inherit',
    env: { ...process.env, [MARK]: socket },
  })
  const [code] = await once(child, 'exit')

  return code ?? 1
}
