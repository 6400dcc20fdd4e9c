import { connect, type Socket } from 'node:net'

export type RawReply = Readonly<{
  status: number
  /** Status line and headers as they came. */
  head: string
  body: Buffer
  ms: number
  /** Whether the other side kept the connection. */
  kept: boolean
}>

type Pending = { resolve: (reply: RawReply | null) => void; startedAt: number; isHead: boolean }

const END = Buffer.from('\r\n\r\n')
const LAST_CHUNK = Buffer.from('0\r\n\r\n')

const bodyEnd = (head: string, bytes: Buffer, start: number, isHead: boolean): number => {
  const status = Number(head.slice(9, 12))
  if (isHead || status === 304 || status === 204) return start
  const length = /^content-length: (\d+)/im.exec(head)?.[1]
  if (length !== undefined) return start + Number(length)
  if (!/^transfer-encoding: chunked/im.test(head)) return -1
  const last = bytes.indexOf(LAST_CHUNK, start)
  return last < 0 ? Number.POSITIVE_INFINITY : last + LAST_CHUNK.length
}

/**
 * Sends bytes exactly as they are, one request after another over a connection that is opened again when
 * the other side closed it. Null: it closed without any answer.
 */
export class RawClient {
  readonly #port: number
  #socket: Socket | null = null
  #bytes: Buffer = Buffer.alloc(0)
  #pending: Pending | null = null

  constructor(port: number) {
    this.#port = port
  }

  ask(bytes: string, patienceMs = 20_000): Promise<RawReply | null> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.#settle(null), patienceMs)
      const isHead = bytes.startsWith('HEAD ')
      this.#pending = {
        isHead,
        startedAt: performance.now(),
        resolve: (reply) => {
          clearTimeout(timer)
          resolve(reply)
        },
      }
      this.#open().write(bytes, 'latin1')
    })
  }

  close(): void {
    this.#socket?.destroy()
    this.#socket = null
  }

  #open(): Socket {
    if (this.#socket && !this.#socket.destroyed && this.#socket.writable) return this.#socket
    const socket = connect(this.#port, '127.0.0.1')
    this.#bytes = Buffer.alloc(0)
    this.#socket = socket
    socket.setNoDelay(true)
    socket.on('data', (chunk) => this.#socket === socket && this.#take(chunk))
    socket.on('error', () => undefined)
    socket.on('close', () => this.#socket === socket && this.#closed())
    return socket
  }

  #take(chunk: Buffer): void {
    this.#bytes = this.#bytes.length === 0 ? chunk : Buffer.concat([this.#bytes, chunk])
    const split = this.#bytes.indexOf(END)
    if (split < 0 || !this.#pending) return
    const head = this.#bytes.toString('latin1', 0, split)
    const end = bodyEnd(head, this.#bytes, split + END.length, this.#pending.isHead)
    if (end < 0 || this.#bytes.length < end) return
    this.#answer(head, this.#bytes.subarray(split + END.length, end))
    this.#bytes = this.#bytes.subarray(end)
  }

  #closed(): void {
    const split = this.#bytes.indexOf(END)
    if (split < 0) this.#settle(null)
    else
      this.#answer(
        this.#bytes.toString('latin1', 0, split),
        this.#bytes.subarray(split + END.length),
      )
  }

  #answer(head: string, body: Buffer): void {
    const kept = !/^connection: close/im.test(head)
    const startedAt = this.#pending?.startedAt ?? 0
    const ms = performance.now() - startedAt
    if (!kept) this.#drop()
    this.#settle({ status: Number(head.slice(9, 12)), head, body, ms, kept })
  }

  #drop(): void {
    this.#socket?.destroy()
    this.#socket = null
  }

  #settle(reply: RawReply | null): void {
    const pending = this.#pending
    this.#pending = null
    if (reply === null) this.#drop()
    pending?.resolve(reply)
  }
}
