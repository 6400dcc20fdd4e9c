'use client'

import { nonBreaking } from '@inzrt/domain/text'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useSnapshot } from 'valtio'
import { sectionsStore } from '../../shell/stores/sectionsStore.ts'

const LIST = 'footer nav[aria-label="Rubriky v patičce"] > ul'

/** The footer's sections of the sister site, once they were fetched again, in the place of those that came with the page. */
export const SisterLinks = ({ origin }: { origin: string }) => {
  const { loaded, items } = useSnapshot(sectionsStore).sister
  const [list, setList] = useState<Element | null>(null)

  useEffect(() => {
    if (!loaded || list) return
    const found = document.querySelector(LIST)
    // No part of React's: the footer came as HTML alone.
    for (const link of found?.querySelectorAll(`a[href^="${origin}/"]`) ?? [])
      link.closest('li')?.remove()
    setList(found)
  }, [loaded, list, origin])

  return (
    list &&
    createPortal(
      items.map(({ slug, name }) => (
        <li key={slug}>
          <a href={`${origin}/${slug}`}>{nonBreaking(name)}</a>
        </li>
      )),
      list,
    )
  )
}
