import { finishNavigation, startNavigation } from '../stores/navigationStore.ts'
import { isPageLink } from './isPageLink.ts'
import { linkOf } from './linkOf.ts'

const opensElsewhere = (event: MouseEvent): boolean =>
  event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey

/** Tells the store when a page is asked for by a link or a form, and when the visitor is back on this one. */
export const watchNavigation = (signal: AbortSignal): void => {
  const onClick = (event: MouseEvent) => {
    const link = linkOf(event)
    if (event.defaultPrevented || opensElsewhere(event) || !link) return
    if (isPageLink(link, location.href)) startNavigation()
  }
  const onSubmit = (event: SubmitEvent) => {
    const form = event.target as HTMLFormElement
    if (!event.defaultPrevented && form.method === 'get') startNavigation()
  }

  document.addEventListener('click', onClick, { signal })
  document.addEventListener('submit', onSubmit, { signal })
  window.addEventListener('pageshow', finishNavigation, { signal })
  window.addEventListener('pagehide', finishNavigation, { signal })
}
