import { escapeJson } from './escapeJson.ts'

export type JsonLdProps = {
  /** A schema.org object; text in it may come from advertisers. */
  data: object
}

/** Tells search engines what a page is about; a data block that no browser runs. */
export const JsonLd = ({ data }: JsonLdProps) => (
  <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: escapeJson(data) }} />
)
