'use client'

import type { ComponentType } from 'react'
import { ClientOnlyForm } from '../shell/lazy/ClientOnlyForm.client.tsx'
import { lazyPart } from '../shell/lazy/lazyPart.tsx'

type PartProps = { supportEmail: string }
type Part = () => Promise<{ default: ComponentType<PartProps> }>

const PARTS = {
  login: lazyPart((() => import('./login/LoginOnPage.client.tsx')) satisfies Part),
  register: lazyPart((() => import('./register/Register.client.tsx')) satisfies Part),
  logout: lazyPart((() => import('./login/LogOutHere.client.tsx')) satisfies Part),
  lostPassword: lazyPart(
    (() => import('./lost-password/LostPasswordOnPage.client.tsx')) satisfies Part,
  ),
  verifyEmail: lazyPart((() => import('./by-letter/VerifyEmail.client.tsx')) satisfies Part),
} as const

export type AuthSlotProps = { part: keyof typeof PARTS; supportEmail?: string }

/** Place of a form of the login, whose code comes after the page. */
export const AuthSlot = ({ part, supportEmail = '' }: AuthSlotProps) => {
  const Part = PARTS[part]

  return (
    <ClientOnlyForm>
      <Part supportEmail={supportEmail} />
    </ClientOnlyForm>
  )
}
