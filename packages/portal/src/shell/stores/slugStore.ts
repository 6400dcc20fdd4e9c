import { proxy } from 'valtio/vanilla'

/** What the address of the page led to, as far as the browser needs it. */
export type SlugItem =
  | Readonly<{ slugType: 'section'; slug: string; name: string }>
  | Readonly<{ slugType: 'inzrt'; slug: string; heading: string; content: string }>

export const slugStore = proxy<{ item: SlugItem | null }>({ item: null })

export const storeSlug = (item: SlugItem): void => {
  slugStore.item = item
}
