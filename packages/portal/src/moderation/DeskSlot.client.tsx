'use client'

import { lazy } from 'react'
import { Late } from '../late/Late.client.tsx'
import type { DeskProps } from './Desk.client.tsx'

const Desk = lazy(() => import('./Desk.client.tsx'))

/** Place of the desk, whose code comes after the page. */
export const DeskSlot = (props: DeskProps) => (
  <Late>
    <Desk {...props} />
  </Late>
)
