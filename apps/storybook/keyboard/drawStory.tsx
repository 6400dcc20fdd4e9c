import type { ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach } from 'vitest'
import '@inzrt/ui/themes/inzrt.css'
import { wearLook } from '../.storybook/wearLook.ts'

let root: Root | undefined

afterEach(() => {
  root?.unmount()
  document.body.replaceChildren()
})

/** Draws a story alone in the page, between two buttons that the focus comes from and goes on to. */
export const drawStory = (story: ReactNode): void => {
  wearLook(document.documentElement, 'inzrt-light')
  const place = document.body.appendChild(document.createElement('main'))
  root = createRoot(place)
  root.render(
    <>
      <button type="button">před</button>
      {story}
      <button type="button">za</button>
    </>,
  )
}
