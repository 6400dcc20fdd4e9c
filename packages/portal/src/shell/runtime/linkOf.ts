/** The link an event happened on, in plain values. */
export const linkOf = (event: Event) => {
  const link = event.target instanceof Element ? event.target.closest('a') : null

  return (
    link && { href: link.href, target: link.target, hasDownload: link.hasAttribute('download') }
  )
}
