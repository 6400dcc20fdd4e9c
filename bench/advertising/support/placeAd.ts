import { type Advertising, visitor } from './startAdvertising.ts'

/** How the api answered; 0: not at all. */
export type Answer = Readonly<{ status: number; slug: string | null }>

/** Places an ad once, under a key; a lost answer is no error here. */
export const placeAd = async (
  { url, token, body }: Advertising,
  key: string,
  changes: object,
): Promise<Answer> => {
  try {
    const answer = await fetch(`${url}/api/front/inzrts`, {
      method: 'POST',
      headers: {
        ...visitor(),
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'idempotency-key': key,
      },
      body: JSON.stringify({ ...body, email: `lavice.${key}@posta.example`, ...changes }),
    })
    const { data } = (await answer.json()) as { data?: { slug: string } }

    return { status: answer.status, slug: data?.slug ?? null }
  } catch {
    return { status: 0, slug: null }
  }
}
