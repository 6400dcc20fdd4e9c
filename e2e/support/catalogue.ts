import type { SiteName } from './sites.ts'

/** Makes one of the site's own calls. */
export type Call = (path: string) => Promise<{
  // biome-ignore lint/suspicious/noExplicitAny: the contract's tests check this shape
  data: any
}>

type Section = {
  slug: string
  name: string
  theme: { theme: string | null }
  adsCount: number
  isPaidOffer: boolean
  isDating: boolean
  advertisementRequiresApproval: boolean
  card: { canBePaid: boolean; price: { amount: number } | null }
  children: { data: Section[] }
}

const withPath = <T extends { slug: string }>(item: T) => ({ ...item, path: `/${item.slug}` })

const leaves = (section: Section): Section[] =>
  section.children.data.length > 0 ? section.children.data.flatMap(leaves) : [section]

/** Sections and ads of the running product that journeys can walk through. */
export const readCatalogue = async (call: Call, site: SiteName) => {
  const { data: tree }: { data: Section[] } = await call('/api/front/sections')
  const own = tree.filter(({ theme }) => (theme.theme === 'pinkpack') === (site === 'adult'))
  const byCount = own.flatMap(leaves).toSorted((a, b) => b.adsCount - a.adsCount)
  const paid = byCount.find(({ isPaidOffer, card }) => isPaidOffer && card.canBePaid)
  const [top, leaf] = [own[0], byCount[0]]
  const priced = byCount.find(({ isDating }) => !isDating)
  const free = byCount.filter(({ isPaidOffer }) => !isPaidOffer)
  const open = free.find((section) => !section.advertisementRequiresApproval)
  // Once the clock has been moved, no section may have ads.
  const quiet = free.findLast(({ adsCount }) => adsCount > 1) ?? free.at(-1)
  if (!top || !leaf || !paid || !priced || !open || !quiet)
    throw new Error('The product has no sections.')
  const { data: listed } = await call(
    `/api/front/sections/slug/${leaf.slug}?include=advertisements`,
  )
  const adverts = listed.advertisements.data.map(withPath)

  return {
    /** In the open one an ad costs nothing and waits for nobody; in the quiet one stand the demo's ads alone. */
    sections: {
      top: withPath(top),
      leaf: withPath(leaf),
      open: withPath(open),
      paid: withPath(paid),
      priced: withPath(priced),
      quiet: withPath(quiet),
    },
    adverts: { first: adverts[0], all: adverts },
  }
}

export type Catalogue = Awaited<ReturnType<typeof readCatalogue>>
