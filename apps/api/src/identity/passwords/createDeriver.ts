import type { Argon2Parameters } from 'node:crypto'
import { Worker } from 'node:worker_threads'

/** Makes the hash of what the parameters hold; rejects once nobody waits for it any more. */
export type Derive = (parameters: Argon2Parameters, end?: AbortSignal) => Promise<Buffer>

type Task = Readonly<{
  parameters: Argon2Parameters
  resolve: (hash: Buffer) => void
  reject: (error: Error) => void
}>

/** About a hash's time. Hashes are kept apart by it, so that a flood has half of a processor at most. */
const REST_MS = 20

/**
 * Argon2 in a thread of its own, one hash after another, after everything else the machine has to do. The thread
 * begins with the first hash and keeps no process alive; one that broke is replaced.
 */
export const createDeriver = (): Derive => {
  const tasks: Task[] = []
  let thread: Worker | null = null
  let isResting = false
  let begun: Task | undefined

  const next = (): void => {
    isResting = false
    const [task] = tasks
    begun = task
    if (task) begin().postMessage(task.parameters)
    else thread?.unref()
  }
  const rest = (): void => {
    isResting = true
    begun = undefined
    setTimeout(next, REST_MS)
  }
  const begin = (): Worker => {
    thread ??= new Worker(new URL('./derivingThread.ts', import.meta.url))
      .on('message', (hash: unknown) => {
        // `node --watch` names the files a thread reads through the same port.
        if (!(hash instanceof Uint8Array)) return
        tasks.shift()?.resolve(Buffer.from(hash))
        rest()
      })
      .on('error', (error) => {
        thread = null
        tasks.shift()?.reject(error)
        next()
      })
    thread.ref()

    return thread
  }

  return (parameters, end) =>
    new Promise((resolve, reject) => {
      end?.throwIfAborted()
      const task = { parameters, resolve, reject }
      tasks.push(task)
      end?.addEventListener('abort', () => {
        if (task !== begun && tasks.includes(task)) tasks.splice(tasks.indexOf(task), 1)
        reject(end.reason)
      })
      if (tasks.length === 1 && !isResting) next()
    })
}
