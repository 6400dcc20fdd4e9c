import type { ReactNode } from 'react'

export type HomeSectionsProps = {
  /** Address of the sister site without a slash at its end. */
  sisterOrigin: string
  children: ReactNode
}
