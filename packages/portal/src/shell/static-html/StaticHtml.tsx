import type { ReactNode } from 'react'
import { StaticHtmlSlot } from './StaticHtmlSlot.client.tsx'
import { stashForHtml } from './stashForHtml.server.ts'

export type StaticHtmlProps = {
  /** Unique on the page. */
  name: string
  /** Server components without anything that runs in the browser. */
  children: ReactNode
}

/**
 * A part of a page that no script touches: it travels as HTML alone, and the browser keeps it as it came.
 * Without this a server component travels once more, as the description React would hydrate it from.
 */
export const StaticHtml = ({ name, children }: StaticHtmlProps) => {
  stashForHtml(name, children)

  return <StaticHtmlSlot name={name} />
}
