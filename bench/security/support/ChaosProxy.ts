import { once } from 'node:events'
import { connect, createServer, type Server, type Socket } from 'node:net'

/** What may go wrong between two servers. */
export type Toxic =
  | 'none'
  | 'down'
  | 'latency'
  | 'bandwidth'
  | 'slow close'
  | 'timeout'
  | 'reset peer'
  | 'slicer'
  | 'limit data'

const LATENCY_MS = 3_000
const BYTES_A_SECOND = 200
const SLICE = 7
const LIMIT = 300

/** A line between bff and upstream that can be spoiled in eight ways while it is in use. */
export class ChaosProxy {
  readonly #server: Server
  readonly #pairs = new Set<[Socket, Socket]>()
  #toxic: Toxic = 'none'
  /** Connections begun and requests sent on since the last look. */
  tries = 0

  private constructor(target: number) {
    this.#server = createServer((near) => this.#join(near, target))
  }

  static async start(port: number, target: number): Promise<ChaosProxy> {
    const proxy = new ChaosProxy(target)
    proxy.#server.listen(port, '127.0.0.1')
    await once(proxy.#server, 'listening')
    return proxy
  }

  /** From now on, and for connections that are open as well. */
  spoil(toxic: Toxic): void {
    this.#toxic = toxic
    for (const [near, far] of this.#pairs) {
      near.destroy()
      far.destroy()
    }
  }

  stop(): void {
    this.spoil('down')
    this.#server.close()
  }

  #join(near: Socket, target: number): void {
    this.tries += 1
    if (this.#toxic === 'down') return void near.destroy()
    const far = connect(target, '127.0.0.1')
    const pair: [Socket, Socket] = [near, far]
    this.#pairs.add(pair)
    for (const socket of pair) {
      socket.setNoDelay(true)
      socket.on('error', () => undefined)
    }
    near.on('data', (chunk) => this.#ask(chunk, near, far))
    let passed = 0
    far.on('data', (chunk) => {
      passed += chunk.length
      this.#pass(chunk, near, passed)
    })
    near.on('close', () => {
      far.destroy()
      this.#pairs.delete(pair)
    })
    far.on('close', () =>
      this.#toxic === 'slow close' ? setTimeout(() => near.destroy(), LATENCY_MS) : near.destroy(),
    )
  }

  #ask(chunk: Buffer, near: Socket, far: Socket): void {
    this.tries += 1
    if (this.#toxic === 'reset peer') near.resetAndDestroy()
    else if (this.#toxic !== 'timeout') far.write(chunk)
  }

  #pass(chunk: Buffer, near: Socket, passed: number): void {
    switch (this.#toxic) {
      case 'latency':
        setTimeout(() => near.writable && near.write(chunk), LATENCY_MS)
        break
      case 'bandwidth':
        drip(near, chunk, BYTES_A_SECOND / 10, 100)
        break
      case 'slicer':
        drip(near, chunk, SLICE, 1)
        break
      case 'limit data':
        near.write(chunk.subarray(0, Math.max(0, LIMIT - passed + chunk.length)))
        if (passed > LIMIT) near.destroy()
        break
      default:
        near.write(chunk)
    }
  }
}

const drip = (socket: Socket, bytes: Buffer, size: number, everyMs: number): void => {
  let at = 0
  const timer = setInterval(() => {
    if (!socket.writable || at >= bytes.length) return clearInterval(timer)
    socket.write(bytes.subarray(at, at + size))
    at += size
  }, everyMs)
}
