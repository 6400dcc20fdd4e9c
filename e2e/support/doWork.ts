import { createHash } from 'node:crypto'
import { WORK_HEADER } from '@inzrt/contracts/wire/headers'
import type { Work } from '@inzrt/contracts/wire/work'
import type { Page } from '@playwright/test'

/** Does the work a guest’s browser does for an ad, faster; the headers that show it. */
export const doWork = async (page: Page): Promise<Record<string, string>> => {
  const { challenge, bits }: Work = await page.evaluate(
    async () => (await (await fetch('/api/front/work')).json()).data,
  )
  let proof = ''
  for (let number = 0; ; number += 1) {
    proof = `${challenge}.${number}`
    if (Math.clz32(createHash('sha256').update(proof).digest().readInt32BE(0)) >= bits) break
  }

  return { [WORK_HEADER]: proof }
}
