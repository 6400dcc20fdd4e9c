import { elementKey, FEED_COLUMNS, feedFault, feedKey, XML_NAMES } from '@inzrt/rules/feed'
import { FEED_COLUMNS_MAX, FEED_LINE_MAX } from '@inzrt/rules/limits'
import sax from 'sax'
import { type FeedEntry, type FeedNames, UnusableFeed } from './FeedEntry.ts'

/** How deep stand an ad, what is said of it, and the parts of that. */
const DEPTH = { ad: 2, said: 3, part: 4 } as const

/** Elements that nobody reads may hold others, but every open one is held. */
const DEEPEST = 32

const PHOTOS = feedKey(FEED_COLUMNS.photos)
const SHOWN = 40

/** An ad while it is read; what is beyond the most is thrown away. */
class OpenAd {
  readonly #values = new Map<string, string>()
  #fault: string | null = null
  #length = 0
  #count = 0

  /** Whether so much text more has room. */
  grow(length: number): boolean {
    this.#length += length
    if (this.#length > FEED_LINE_MAX) this.#fault ??= feedFault.longElement

    return this.#length <= FEED_LINE_MAX
  }

  /** Whether one element more has room. */
  countElement(): boolean {
    this.#count += 1
    if (this.#count > FEED_COLUMNS_MAX) this.#fault ??= feedFault.manyElements

    return this.#count <= FEED_COLUMNS_MAX
  }

  say(key: string, name: string, value: string): void {
    const before = this.#values.get(key)
    if (value.includes('\0')) this.#fault ??= feedFault.notText
    if (before !== undefined && key !== PHOTOS) this.#fault ??= feedFault.elementTwice(name)
    this.#values.set(key, [before, value.trim()].filter(Boolean).join(' '))
  }

  close(line: number): FeedEntry {
    return this.#fault === null
      ? { line, cells: Object.fromEntries(this.#values) }
      : { line, fault: this.#fault }
  }
}

/**
 * Reads ads of an XML file as it comes: elements of its root, each with elements that are named as columns or as in
 * feeds for price comparison. It holds one ad, and knows the entities of XML and HTML, none of the file's own.
 */
const createXmlReader = ({ known, unknown }: FeedNames) => {
  const keys = new Set([...Object.values(FEED_COLUMNS), ...known].map(feedKey))
  const parser = sax.parser(true, { position: true })
  let entries: FeedEntry[] = []
  let ad: OpenAd | null = null
  let line = 0
  let depth = 0
  let said = ''
  let part = ''
  let isSaid = false
  let xmlAttributes = 0
  const attribute = { name: '', value: '' }

  const say = (name: string, value: string): void => {
    const key = elementKey(name)
    const shown = name.trim().slice(0, SHOWN).toWellFormed()
    if (keys.has(key)) ad?.say(key, shown, value)
    else if (unknown.size < FEED_COLUMNS_MAX) unknown.add(shown)
  }

  const addText = (text: string): void => {
    if (depth < DEPTH.said || !ad?.grow(text.length)) return
    said += text
    part += text
  }
  parser.ontext = addText
  parser.oncdata = addText

  parser.onattribute = () => {
    xmlAttributes += 1
    if (xmlAttributes > FEED_COLUMNS_MAX)
      throw new UnusableFeed(feedFault.manyXmlAttributes(parser.line + 1))
  }

  parser.onopentag = () => {
    depth += 1
    if (depth > DEEPEST) throw new UnusableFeed(feedFault.deepXml(parser.line + 1))
    part = ''
    xmlAttributes = 0
    if (depth === DEPTH.ad) ad = new OpenAd()
    if (depth !== DEPTH.said) return
    isSaid = ad?.countElement() ?? false
    said = ''
    Object.assign(attribute, { name: '', value: '' })
  }

  const closeSaid = (name: string): void =>
    name === XML_NAMES.attribute ? say(attribute.name, attribute.value) : say(name, said)

  parser.onclosetag = (name) => {
    if (depth === DEPTH.part && name === XML_NAMES.attributeName) attribute.name = part
    if (depth === DEPTH.part && name === XML_NAMES.attributeValue) attribute.value = part
    if (depth === DEPTH.said && isSaid) closeSaid(name)
    if (depth === DEPTH.ad && ad) {
      line += 1
      entries.push(ad.close(line))
      ad = null
    }
    depth -= 1
  }

  parser.ondoctype = () => {
    throw new UnusableFeed(feedFault.doctype)
  }
  parser.onerror = () => {
    throw new UnusableFeed(feedFault.brokenXml(parser.line + 1))
  }

  const take = (): readonly FeedEntry[] => {
    const taken = entries
    entries = []

    return taken
  }

  return {
    read: (text: string): readonly FeedEntry[] => {
      parser.write(text)

      return take()
    },
    end: (): readonly FeedEntry[] => {
      parser.close()

      return take()
    },
  }
}

/**
 * The ads of an XML file, numbered from one.
 * @throws UnusableFeed when it is broken, or declares a type of document
 */
export async function* xmlEntries(
  texts: AsyncIterable<string>,
  names: FeedNames,
): AsyncGenerator<FeedEntry> {
  const reader = createXmlReader(names)
  for await (const text of texts) yield* reader.read(text)
  yield* reader.end()
}
