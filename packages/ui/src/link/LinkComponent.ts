import type { ComponentProps, ElementType } from 'react'

/** Whatever draws links: the plain element or a router's component. */
type LinkComponent = ElementType<ComponentProps<'a'>>

export type WithLink = {
  /** Draws links; a plain `<a>` unless a router's link is given. */
  LinkComponent?: LinkComponent | undefined
}
