'use client'

import { useSnapshot } from 'valtio'
import { authStore } from '../stores/authStore.ts'
import { LoginWindow } from './login/LoginWindow.client.tsx'
import { LostPasswordWindow } from './lost-password/LostPasswordWindow.client.tsx'

/** Whichever window of login is open; loaded with the first of them. */
const AuthWindow = () =>
  useSnapshot(authStore).window === 'login' ? <LoginWindow /> : <LostPasswordWindow />

export default AuthWindow
