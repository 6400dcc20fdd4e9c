export type Cdn = Readonly<{ url: string; key: string }>

/** Has a content delivery network forget what it keeps under tags. @returns false: it takes no more at this moment */
export type Purge = (tags: readonly string[]) => Promise<boolean>

const ANSWER_MS = 10_000
const TOO_MANY = 429

/** Speaks as Cloudflare is spoken to. */
export const createPurge =
  ({ url, key }: Cdn): Purge =>
  async (tags) => {
    const { ok, status, body } = await fetch(url, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(ANSWER_MS),
      headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
      body: JSON.stringify({ tags }),
    })
    await body?.cancel()
    if (!ok && status !== TOO_MANY) throw new Error(`The CDN answered ${status}.`)

    return ok
  }
