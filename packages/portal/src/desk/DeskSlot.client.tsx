'use client'

import { ClientOnly } from '../shell/lazy/ClientOnly.client.tsx'
import { lazyPart } from '../shell/lazy/lazyPart.tsx'
import type { DeskProps } from './Desk.client.tsx'

const Desk = lazyPart(() => import('./Desk.client.tsx'))

/** Place of the desk, whose code comes after the page. */
export const DeskSlot = (props: DeskProps) => (
  <ClientOnly>
    <Desk {...props} />
  </ClientOnly>
)
