/** What carries `data-photo`, the gallery's frame, bears the same name. */
const NAME = 'photo'

const pictureTowards = (href: string | null | undefined): HTMLElement | null | undefined =>
  [...document.querySelectorAll<HTMLAnchorElement>('li a')]
    .find((link) => link.href === href)
    ?.closest('li')
    ?.querySelector('img')

/** A transition that is not wanted is no failure anybody has to hear of. */
const skip = (transition: ViewTransition): void => {
  transition.ready.catch(() => undefined)
  transition.skipTransition()
}

/**
 * Lets the picture of the row that was clicked grow into the gallery of its page. Any other way between pages
 * is not animated.
 */
export const carryPicture = (signal: AbortSignal): void => {
  const carry = ({ viewTransition, activation }: PageSwapEvent) => {
    const picture = viewTransition && pictureTowards(activation?.entry?.url)
    if (picture) picture.style.viewTransitionName = NAME
    else if (viewTransition) skip(viewTransition)
  }
  const forget = () => {
    for (const picture of document.querySelectorAll<HTMLElement>('li img'))
      picture.style.viewTransitionName = ''
  }
  window.addEventListener('pageswap', carry, { signal })
  window.addEventListener('pageshow', forget, { signal })
}
