import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { RawClient } from './RawClient.ts'

export type Kept = Readonly<{ status: number; header(name: string): string; body: Buffer }>

const UNPACK: Readonly<Record<string, (body: Buffer) => Buffer>> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
}

/** The page's own text, whatever it came packed in. */
export const unpacked = ({ header, body }: Kept): string =>
  (UNPACK[header('content-encoding')]?.(body) ?? body).toString()

/** Asks the bff for pages byte for byte, and reads the headers a cache goes by. */
export class CacheVisitor {
  readonly #port: number
  readonly #host: string

  constructor(port: number, host: string) {
    this.#port = port
    this.#host = host
  }

  async ask(path: string, more: readonly string[] = [], method = 'GET'): Promise<Kept> {
    const client = new RawClient(this.#port)
    const lines = [`Host: ${this.#host}`, 'Cookie: age-verified=1', ...more]
    const reply = await client.ask(`${method} ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`)
    client.close()
    const { head = '', status = 0, body = Buffer.alloc(0) } = reply ?? {}

    return {
      status,
      body,
      header: (name) => new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1]?.trim() ?? '',
    }
  }
}
