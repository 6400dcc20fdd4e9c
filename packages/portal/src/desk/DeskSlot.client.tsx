'use client'

import { Late } from '../shell/late/Late.client.tsx'
import { latePart } from '../shell/late/latePart.tsx'
import type { DeskProps } from './Desk.client.tsx'

const Desk = latePart(() => import('./Desk.client.tsx'))

/** Place of the desk, whose code comes after the page. */
export const DeskSlot = (props: DeskProps) => (
  <Late>
    <Desk {...props} />
  </Late>
)
