const DATA_BLOCK = /\stype="application\/(ld\+)?json"/i
const HAS_SOURCE = /\ssrc=/i

const placeOf = (pattern: RegExp, html: string, from: number): number => {
  pattern.lastIndex = from
  return pattern.exec(html)?.index ?? -1
}

/**
 * Texts of the scripts a browser would run in place: no `src`, no data block. React escapes `</script`
 * within them, so the first closing tag ends each.
 */
export const inlineScripts = (html: string): string[] => {
  const open = /<script\b/gi
  const close = /<\/script\b/gi
  const scripts: string[] = []
  let at = placeOf(open, html, 0)
  while (at >= 0) {
    const start = html.indexOf('>', at) + 1
    const end = start === 0 ? -1 : placeOf(close, html, start)
    if (end < 0) break

    const attributes = html.slice(at, start)
    const runs = !HAS_SOURCE.test(attributes) && !DATA_BLOCK.test(attributes)
    if (runs) scripts.push(html.slice(start, end))
    at = placeOf(open, html, end)
  }
  return scripts
}
