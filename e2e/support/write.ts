import type { Page } from '@playwright/test'

type Reply = {
  readonly status: number
  // biome-ignore lint/suspicious/noExplicitAny: journeys check what they read; contracts check its shape
  readonly body: any
}

type How = { readonly method?: 'POST' | 'PUT'; readonly headers?: Readonly<Record<string, string>> }

/** Makes a call of the site that writes, from within the page, as its own scripts do. */
export const write = async (
  page: Page,
  path: string,
  body: object,
  { method = 'POST', headers = {} }: How = {},
): Promise<Reply> => {
  const { status, text } = await page.evaluate(
    async ([where, how, sent, more]) => {
      const answer = await fetch(where, {
        method: how,
        headers: {
          'content-type': 'application/json',
          'x-inzrt-csrf': '1',
          'idempotency-key': crypto.randomUUID(),
          ...more,
        },
        body: sent,
      })

      return { status: answer.status, text: await answer.text() }
    },
    [path, method, JSON.stringify(body), headers] as const,
  )

  return { status, body: text === '' ? null : JSON.parse(text) }
}
