'use client'

import type { ComponentType } from 'react'
import { LateForm } from '../shell/late/LateForm.client.tsx'
import { latePart } from '../shell/late/latePart.tsx'

type PartProps = { supportEmail: string }
type Part = () => Promise<{ default: ComponentType<PartProps> }>

const PARTS = {
  login: latePart((() => import('./login/LoginOnPage.client.tsx')) satisfies Part),
  register: latePart((() => import('./register/Register.client.tsx')) satisfies Part),
  logout: latePart((() => import('./login/LogOutHere.client.tsx')) satisfies Part),
  lostPassword: latePart(
    (() => import('./lost-password/LostPasswordOnPage.client.tsx')) satisfies Part,
  ),
  unsubscribe: latePart((() => import('./by-letter/Unsubscribe.client.tsx')) satisfies Part),
  verifyEmail: latePart((() => import('./by-letter/VerifyEmail.client.tsx')) satisfies Part),
} as const

export type AuthSlotProps = { part: keyof typeof PARTS; supportEmail?: string }

/** Place of a form of the login, whose code comes after the page. */
export const AuthSlot = ({ part, supportEmail = '' }: AuthSlotProps) => {
  const Part = PARTS[part]

  return (
    <LateForm>
      <Part supportEmail={supportEmail} />
    </LateForm>
  )
}
