import { useEffect, useState } from 'react'

/** Tells whether the element with the id has left the view over its upper edge. */
export const useOutOfView = (id: string): boolean => {
  const [isOut, setOut] = useState(false)

  useEffect(() => {
    const element = document.getElementById(id)
    if (!element) return
    const observer = new IntersectionObserver(([entry]) => {
      setOut(entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.bottom < 0)
    })
    observer.observe(element)

    return () => observer.disconnect()
  }, [id])

  return isOut
}
