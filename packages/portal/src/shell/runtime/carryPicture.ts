/** What carries `data-photo`, the gallery's frame, bears the same name. */
const NAME = 'photo'

const pictureOf = (link: Element | null | undefined): HTMLElement | null | undefined =>
  link?.closest('li')?.querySelector('img')

/** A transition that is not wanted is no failure anybody has to hear of. */
const skip = (transition: ViewTransition): void => {
  transition.ready.catch(() => undefined)
  transition.skipTransition()
}

/**
 * Lets the picture beside the link that was followed grow into the gallery of its page: an ad may stand on the
 * counter and in a row. Any other way between pages is not animated.
 */
export const carryPicture = (signal: AbortSignal): void => {
  let followed: HTMLAnchorElement | null = null
  const follow = ({ target }: MouseEvent) => {
    followed = target instanceof Element ? target.closest('a') : null
  }
  const carry = ({ viewTransition, activation }: PageSwapEvent) => {
    const isThere = followed?.href === activation?.entry?.url
    const picture = viewTransition && isThere ? pictureOf(followed) : null
    if (picture) picture.style.viewTransitionName = NAME
    else if (viewTransition) skip(viewTransition)
  }
  const forget = () => {
    for (const picture of document.querySelectorAll<HTMLElement>('li img'))
      picture.style.viewTransitionName = ''
  }
  window.addEventListener('click', follow, { signal })
  window.addEventListener('pageswap', carry, { signal })
  window.addEventListener('pageshow', forget, { signal })
}
