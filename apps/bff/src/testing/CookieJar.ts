import type { Reply } from './ask.ts'

/** What a browser would keep of the answers it got from one host, and send back. */
export class CookieJar {
  readonly #values = new Map<string, string>()

  take({ headers }: Pick<Reply, 'headers'>): this {
    for (const cookie of headers['set-cookie'] ?? []) {
      const [pair = '', ...attributes] = cookie.split('; ')
      const at = pair.indexOf('=')
      const name = pair.slice(0, at)
      if (attributes.includes('Max-Age=0')) this.#values.delete(name)
      else this.#values.set(name, pair.slice(at + 1))
    }
    return this
  }

  get(name: string): string | undefined {
    return this.#values.get(name)
  }

  get header(): string {
    return [...this.#values].map(([name, value]) => `${name}=${value}`).join('; ')
  }
}
