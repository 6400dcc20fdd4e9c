import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { type PropsWithChildren, useEffect, useState } from 'react'
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import { docsTheme } from './docsTheme.ts'
import { askFrames, dressFrames } from './dressFrames.ts'
import { type LookName, lookName } from './looks.ts'
import { wearLook } from './wearLook.ts'

type Told = { globals?: { look?: unknown } }

/** A page of docs in the look chosen in the toolbar, with or without stories on it. */
export const LookDocs = ({ context, children }: PropsWithChildren<DocsContainerProps>) => {
  const { channel } = context
  const [look, setLook] = useState<LookName>(() => {
    const [told]: Told[] = channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? []
    const first = lookName(told?.globals?.look)
    askFrames(first)

    return first
  })

  useEffect(() => {
    const own: unknown = Reflect.get(channel, 'sender')
    // A story in a frame tells the page around it of its look too.
    function follow(this: { from?: unknown }, { globals }: Told) {
      if (this.from === own) setLook(lookName(globals?.look))
    }
    channel.on(GLOBALS_UPDATED, follow)

    return () => channel.off(GLOBALS_UPDATED, follow)
  }, [channel])

  useEffect(() => {
    wearLook(document.documentElement, look)
    dressFrames(look)
  }, [look])

  return (
    <DocsContainer context={context} theme={docsTheme(look)}>
      {children}
    </DocsContainer>
  )
}
