import { useEffect } from 'react'

/** Brings to what the address names once that has come: the browser looked for it before it was there. */
export const useAnchor = (isThere: boolean): void =>
  useEffect(() => {
    const place = isThere && document.getElementById(location.hash.slice(1))
    if (!place) return
    place.focus({ preventScroll: true })
    place.scrollIntoView()
  }, [isThere])
