import { gzipSync } from 'node:zlib'
import type { Browser } from 'playwright'
import { type Moments, observePage, readMoments } from './observePage.ts'
import { openPhone } from './openPhone.ts'

export type Visit = Moments & {
  /** Compressed as sent, without the heads of the answers. */
  readonly jsKb: number
  /** With the heads. */
  readonly allKb: number
  readonly htmlKb: number
  readonly htmlGzipKb: number
}

const KB = 1024
const BEST = { level: 9 }

/** One first visit of a page: its first seconds, and the bytes that came. */
export const measureVisit = async (browser: Browser, url: string): Promise<Visit> => {
  const phone = await openPhone(browser, new URL(url).origin)
  const headsOfScripts = new Map<string, number>()
  const bytes = { js: 0, all: 0 }
  phone.cdp.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (type === 'Script') headsOfScripts.set(requestId, response.encodedDataLength)
  })
  phone.cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes.all += encodedDataLength
    const head = headsOfScripts.get(requestId)
    if (head !== undefined) bytes.js += encodedDataLength - head
  })
  await phone.page.addInitScript(observePage)
  const response = await phone.page.goto(url, { waitUntil: 'networkidle' })
  if (response?.status() !== 200) throw new Error(`${url} answered ${response?.status()}.`)
  const moments = await phone.page.evaluate(readMoments)
  const html = await response.body()
  await phone.close()

  return {
    ...moments,
    jsKb: bytes.js / KB,
    allKb: bytes.all / KB,
    htmlKb: html.length / KB,
    htmlGzipKb: gzipSync(html, BEST).length / KB,
  }
}
