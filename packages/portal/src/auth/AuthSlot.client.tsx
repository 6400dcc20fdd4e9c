'use client'

import { type ComponentType, lazy } from 'react'
import { LateForm } from '../late/LateForm.client.tsx'

type PartProps = { supportEmail: string }
type Part = () => Promise<{ default: ComponentType<PartProps> }>

const PARTS = {
  login: lazy((() => import('./login/LoginOnPage.client.tsx')) satisfies Part),
  register: lazy((() => import('./register/Register.client.tsx')) satisfies Part),
  logout: lazy((() => import('./login/LogOutHere.client.tsx')) satisfies Part),
  lostPassword: lazy(
    (() => import('./lost-password/LostPasswordOnPage.client.tsx')) satisfies Part,
  ),
  unsubscribe: lazy((() => import('./by-letter/Unsubscribe.client.tsx')) satisfies Part),
  verifyEmail: lazy((() => import('./by-letter/VerifyEmail.client.tsx')) satisfies Part),
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
