/** Calls back, and stays on the page, when a link to the home page is followed on the home page. */
export const onHomeLink = (callback: () => void, signal: AbortSignal): void => {
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest('header a[href="/"]')
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    callback()
  }

  document.addEventListener('click', onClick, { capture: true, signal })
}
