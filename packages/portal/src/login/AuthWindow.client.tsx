'use client'

import type { ComponentType } from 'react'
import { useSnapshot } from 'valtio'
import { type AuthWindow as AuthWindowName, authStore } from '../shell/stores/authStore.ts'
import { LoginWindow } from './login/LoginWindow.client.tsx'
import { OtherAccountWindow } from './login/OtherAccountWindow.client.tsx'
import { LostPasswordWindow } from './lost-password/LostPasswordWindow.client.tsx'

const WINDOWS: Readonly<Record<AuthWindowName, ComponentType>> = {
  login: LoginWindow,
  'lost-password': LostPasswordWindow,
  'other-account': OtherAccountWindow,
}

/** Whichever window of login is open; loaded with the first of them. */
const AuthWindow = () => {
  const { window } = useSnapshot(authStore)
  const Window = window && WINDOWS[window]

  return Window && <Window />
}

export default AuthWindow
