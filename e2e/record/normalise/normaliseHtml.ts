type Rule = readonly [wanted: RegExp, replacement: string]

/**
 * What two builds of the same pages differ in, and what a visitor sees nothing of. What scripts are given to draw
 * the page again says the same as its HTML, in names of the build.
 */
const RULES: readonly Rule[] = [
  [/<script[^>]*>\s*\(?(?:self\.__next_[a-z]+\b|globalThis\["TURBOPACK"\]).*?<\/script>/gs, ''],
  [/<script[^>]*\ssrc="\/_next\/static\/[^"]*"[^>]*><\/script>/g, ''],
  // Which style sheets there are, and in how many files, the pictures tell.
  [/<link[^>]*\shref="\/_next\/static\/[^"]*\.(?:css|js)[^"]*"[^>]*>/g, ''],
  [/\/_next\/static\/[\w./~-]*?\.(\w+)(?=")/g, '/_next/static/{file}.$1'],
  // Marks of React between two texts and around what may come later.
  [/<!--[^>]{0,20}-->/g, ''],
]

/** Ids React makes tell where in the tree of components they were asked for. */
const REACT_ID = /_R_[\da-z]*_/g

const numberIds = (html: string): string => {
  const known = new Map<string, string>()

  return html.replaceAll(REACT_ID, (id) => {
    const name = known.get(id) ?? `{id ${known.size + 1}}`
    known.set(id, name)

    return name
  })
}

/** A class is named by a hash of its file's place, and by itself: „QKiq0G_head“. */
const CLASS_HASH = /(?<=^| )_?[\w-]{6}_(?=[a-z])/g

const nameClasses = (html: string): string =>
  html.replaceAll(/(?<= class=")[^"]*/g, (classes) => classes.replaceAll(CLASS_HASH, ''))

/** The HTML of a page without what differs from build to build, a line for each tag. */
export const normaliseHtml = (html: string): string => {
  const steady = RULES.reduce((text, [wanted, by]) => text.replaceAll(wanted, by), html)

  return numberIds(nameClasses(steady))
    .replaceAll(/<(?=[a-z])/g, '\n<')
    .trim()
}
