/** Ways to compress a body. */
export type Packing = 'br' | 'gzip'

export type Encoding = Packing | 'identity'

const REFUSED = /;\s*q=0(\.0*)?\s*$/

const accepts = (header: string, name: string): boolean =>
  header.split(',').some((item) => {
    const token = item.split(';', 1)[0]?.trim().toLowerCase()
    return token === name && !REFUSED.test(item)
  })

const choose = (header: string): Encoding => {
  if (accepts(header, 'br')) return 'br'
  return accepts(header, 'gzip') ? 'gzip' : 'identity'
}

/** Browsers send a handful of different headers: remembered, up to a bound nobody can push. */
const known = new Map<string, Encoding>()
const MOST_KNOWN = 64

/** The best encoding an Accept-Encoding header allows. */
export const negotiateEncoding = (header: string | undefined): Encoding => {
  if (!header) return 'identity'
  const remembered = known.get(header)
  if (remembered) return remembered

  const encoding = choose(header)
  if (known.size < MOST_KNOWN) known.set(header, encoding)
  return encoding
}
