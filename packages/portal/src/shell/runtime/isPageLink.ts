type Link = Readonly<{
  href: string
  target: string
  hasDownload: boolean
}>

/** Addresses that do something when they are asked for: the gate's, and calls. */
const NO_PAGES = /^\/(?:api|vekova-brana)\//

/**
 * Whether following a link loads another page of this site: not a file, not a new window, not a place on
 * the page one is on.
 * @param here full address of the current page
 */
export const isPageLink = ({ href, target, hasDownload }: Link, here: string): boolean => {
  if (!URL.canParse(href) || hasDownload || (target !== '' && target !== '_self')) return false
  const to = new URL(href)
  const from = new URL(here)
  const isSamePage = to.pathname === from.pathname && to.search === from.search

  return to.origin === from.origin && !NO_PAGES.test(to.pathname) && !(isSamePage && to.hash)
}
