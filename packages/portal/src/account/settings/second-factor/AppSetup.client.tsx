'use client'

import { useState } from 'react'
import { AppCode } from './AppCode.client.tsx'
import { AppPassword, type BegunApp } from './AppPassword.client.tsx'

type AppSetupProps = { onConfirmed: (recoveryCodes: readonly string[] | null) => void }

/** Sets an app up: the password, then the app's first code. */
const AppSetup = ({ onConfirmed }: AppSetupProps) => {
  const [app, setApp] = useState<BegunApp | null>(null)

  return app ? <AppCode app={app} onConfirmed={onConfirmed} /> : <AppPassword onBegun={setApp} />
}

export default AppSetup
