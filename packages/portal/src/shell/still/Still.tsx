import type { ReactNode } from 'react'
import { Adopted } from './Adopted.client.tsx'
import { handOver } from './handOver.server.ts'

export type StillProps = {
  /** Unique on the page. */
  name: string
  /** Server components without anything that runs in the browser. */
  children: ReactNode
}

/**
 * A part of a page that no script touches: it travels as HTML alone, and the browser keeps it as it came.
 * Without this a server component travels once more, as the description React would hydrate it from.
 */
export const Still = ({ name, children }: StillProps) => {
  handOver(name, children)

  return <Adopted name={name} />
}
