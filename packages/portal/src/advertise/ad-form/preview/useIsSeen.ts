import { type RefObject, useEffect, useState } from 'react'

/** Whether any of an element stands within the window. */
export const useIsSeen = (element: RefObject<Element | null>): boolean => {
  const [isSeen, setSeen] = useState(false)

  useEffect(() => {
    const watch = new IntersectionObserver((entries) =>
      setSeen(entries.at(-1)?.isIntersecting ?? false),
    )
    if (element.current) watch.observe(element.current)

    return () => watch.disconnect()
  }, [element])

  return isSeen
}
