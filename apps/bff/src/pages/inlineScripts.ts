const OPEN = '<script'
const CLOSE = '</script>'
const DATA_BLOCK = /\stype="(application\/(ld\+)?json|speculationrules)"/
const HAS_SOURCE = /\ssrc=/

/**
 * Texts of the scripts a browser would run in place: no `src`, no data block. React escapes `</script`
 * within them, so the first closing tag ends each.
 */
export const inlineScripts = (html: string): string[] => {
  const scripts: string[] = []
  let at = html.indexOf(OPEN)
  while (at >= 0) {
    const start = html.indexOf('>', at) + 1
    const end = html.indexOf(CLOSE, start)
    if (start === 0 || end < 0) break

    const attributes = html.slice(at + OPEN.length, start - 1)
    if (!HAS_SOURCE.test(attributes) && !DATA_BLOCK.test(attributes)) {
      scripts.push(html.slice(start, end))
    }
    at = html.indexOf(OPEN, end)
  }
  return scripts
}
