/** What carries `data-photo`, the gallery's frame, bears the same name. */
const NAME = 'photo'

/** An ad may stand on the counter and in a row: what is pressed is under the pointer, or holds the focus. */
const pictureTowards = (href: string | null | undefined): HTMLElement | null | undefined =>
  [...document.querySelectorAll<HTMLAnchorElement>('li:is(:hover, :focus-within) a')]
    .find((link) => link.href === href)
    ?.closest('li')
    ?.querySelector('img')

/** A transition that is not wanted is no failure anybody has to hear of. */
const skip = (transition: ViewTransition): void => {
  transition.ready.catch(() => undefined)
  transition.skipTransition()
}

/**
 * Lets the picture beside the link that was followed grow into the gallery of its page. Any other way between pages
 * is not animated.
 */
export const carryPicture = (signal: AbortSignal): void => {
  let carried: HTMLElement | null | undefined
  const carry = ({ viewTransition, activation }: PageSwapEvent) => {
    // A page the browser kept has its former picture still named.
    if (carried) carried.style.viewTransitionName = ''
    carried = viewTransition && pictureTowards(activation?.entry?.url)
    if (carried) carried.style.viewTransitionName = NAME
    else if (viewTransition) skip(viewTransition)
  }
  window.addEventListener('pageswap', carry, { signal })
}
