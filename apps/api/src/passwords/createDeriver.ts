import type { Argon2Parameters } from 'node:crypto'
import { Worker } from 'node:worker_threads'

/** Makes the hash of what the parameters hold. */
export type Derive = (parameters: Argon2Parameters) => Promise<Buffer>

type Task = Readonly<{
  parameters: Argon2Parameters
  resolve: (hash: Buffer) => void
  reject: (error: Error) => void
}>

/**
 * Argon2 in a thread of its own, one hash after another, after everything else the machine has to do. The thread
 * begins with the first hash and keeps no process alive; one that broke is replaced.
 */
export const createDeriver = (): Derive => {
  const tasks: Task[] = []
  let thread: Worker | null = null

  const next = (): void => {
    const [task] = tasks
    if (task) begin().postMessage(task.parameters)
    else thread?.unref()
  }
  const begin = (): Worker => {
    thread ??= new Worker(new URL('./derivingThread.ts', import.meta.url))
      .on('message', (hash: Uint8Array) => {
        tasks.shift()?.resolve(Buffer.from(hash))
        next()
      })
      .on('error', (error) => {
        thread = null
        tasks.shift()?.reject(error)
        next()
      })
    thread.ref()

    return thread
  }

  return (parameters) =>
    new Promise((resolve, reject) => {
      tasks.push({ parameters, resolve, reject })
      if (tasks.length === 1) next()
    })
}
