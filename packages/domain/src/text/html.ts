const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** HTML that may stand in HTML as it is. */
export class Html {
  readonly source: string

  constructor(source: string) {
    this.source = source
  }

  toString(): string {
    return this.source
  }
}

type Value = string | number | Html | null | readonly Html[]

const write = (value: Value): string => {
  if (value === null) return ''
  if (value instanceof Html) return value.source
  if (typeof value === 'object') return value.join('')

  return String(value).replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)
}

/**
 * Writes HTML; whatever is put into it is text, and stays text, unless it is HTML itself.
 * @example html`<p>${'Kolo & přilba'}</p>`.source // '<p>Kolo &amp; přilba</p>'
 */
export const html = (parts: TemplateStringsArray, ...values: readonly Value[]): Html =>
  new Html(parts.reduce((source, part, at) => source + write(values[at - 1] ?? null) + part))
