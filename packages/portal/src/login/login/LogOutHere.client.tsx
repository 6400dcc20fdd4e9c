'use client'

import { Button } from '@inzrt/ui/button/Button.tsx'
import { ProgressBar } from '@inzrt/ui/feedback/ProgressBar.tsx'
import { useCallback, useEffect, useRef, useState } from 'react'
import { logOut } from '../../shell/session/logOut.ts'

/** Logs out as soon as the page is alive; after a failure the visitor may try again. */
const LogOutHere = () => {
  const [isLeaving, setLeaving] = useState(true)
  const hasBegun = useRef(false)

  const leave = useCallback(async () => {
    setLeaving(true)
    if (!(await logOut())) setLeaving(false)
  }, [])

  useEffect(() => {
    if (hasBegun.current) return
    hasBegun.current = true
    void leave()
  }, [leave])

  return isLeaving ? (
    <>
      <ProgressBar label="Odhlašuji" />
      <p>
        Odhlašujeme vás. Za{'\u00a0'}okamžik budete na{'\u00a0'}hlavní straně.
      </p>
    </>
  ) : (
    <>
      <p>Odhlášení se nezdařilo, jste stále přihlášeni.</p>
      <Button onClick={leave}>Zkusit znovu</Button>
    </>
  )
}

export default LogOutHere
