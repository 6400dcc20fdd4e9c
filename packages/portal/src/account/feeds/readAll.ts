import type { ApiFailure } from '@inzrt/api-client/ApiResult'

type Part<Item> = { ok: true; data: readonly Item[]; meta: { after: string | null } }

/** Everything of a list that comes in parts; or why a part did not come. */
export const readAll = async <Item>(
  ask: (after: string | undefined) => Promise<Part<Item> | ApiFailure>,
): Promise<{ ok: true; items: readonly Item[] } | ApiFailure> => {
  const items: Item[] = []
  let after: string | undefined
  do {
    const part = await ask(after)
    if (!part.ok) return part
    items.push(...part.data)
    after = part.meta.after ?? undefined
  } while (after !== undefined)

  return { ok: true, items }
}
