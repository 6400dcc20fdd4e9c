import type { IncomingMessage } from 'node:http'

/** Headers that must stand at most once: two of them mean two things to two servers. */
const SINGLE = new Set(['host', 'content-length', 'content-type', 'transfer-encoding', 'origin'])
const MOST_HEADERS = 100
/** A name or an address and a port: a list of them names two sites. */
const HOST = /^[A-Za-z0-9._~:[\]-]+$/

/** Chunks and nothing else: in a list of encodings each server looks for another one. */
const isPlainEncoding = (encoding: string | undefined): boolean =>
  encoding === undefined || encoding.toLowerCase() === 'chunked'

/**
 * Whether the head of a request can be understood in one way only: one Host, no twins of headers that
 * frame or judge the request, no body where none belongs.
 */
export const isSound = ({ rawHeaders, headers }: IncomingMessage): boolean => {
  if (rawHeaders.length > MOST_HEADERS * 2 || !HOST.test(headers.host ?? '')) return false
  if (!isPlainEncoding(headers['transfer-encoding'])) return false
  let seen = ''
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const name = (rawHeaders[i] as string).toLowerCase()
    if (!SINGLE.has(name)) continue
    if (seen.includes(` ${name} `)) return false
    seen += ` ${name} `
  }
  return true
}
