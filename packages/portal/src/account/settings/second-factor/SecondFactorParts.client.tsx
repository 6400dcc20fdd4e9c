'use client'

import {
  makeRecoveryCodesCall,
  removeAppCall,
  type SecondFactor,
} from '@inzrt/contracts/account/secondFactor'
import { RecoveryCodes } from '@inzrt/ui/account/settings/second-factor/RecoveryCodes.tsx'
import { SecondFactorRows } from '@inzrt/ui/account/settings/second-factor/SecondFactorRows.tsx'
import { Button } from '@inzrt/ui/button/Button.tsx'
import { useState } from 'react'
import { browserApi } from '../../../shell/api/browserApi.ts'
import { saveFile } from '../../../shell/files/saveFile.ts'
import { sayEnd } from '../../../shell/form/sayEnd.ts'
import { LazyBoundary } from '../../../shell/lazy/LazyBoundary.client.tsx'
import { lazyPart } from '../../../shell/lazy/lazyPart.tsx'
import { FocusPlace } from '../../../shell/own-lists/FocusPlace.client.tsx'
import { showToast } from '../../../shell/stores/toastStore.ts'
import { callProved } from './callProved.ts'
import { codesLeftText } from './codesLeftText.ts'
import { toFactorRows } from './toFactorRows.ts'

const AppSetup = lazyPart(() => import('./AppSetup.client.tsx'))

type PartsProps = { state: SecondFactor; reload: () => Promise<unknown> }

const DONE = 'Přihlášení ve dvou krocích je zapnuté.'

const save = (codes: readonly string[]): void =>
  saveFile(new Blob([`${codes.join('\n')}\n`], { type: 'text/plain' }), 'zalozni-kody.txt')

/** The state, what can be set up, and codes that were just made. */
export const SecondFactorParts = ({ state, reload }: PartsProps) => {
  const [isSettingUp, setSettingUp] = useState(false)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const [isBusy, setBusy] = useState(false)

  const change = async (act: () => Promise<unknown>) => {
    setBusy(true)
    await act()
    await reload()
    setBusy(false)
  }
  const removeApp = async () =>
    sayEnd(
      'removeApp',
      await callProved(() => browserApi.call(removeAppCall)),
      'Aplikace je odebraná.',
    )
  const makeCodes = async () => {
    const answer = await callProved(() => browserApi.call(makeRecoveryCodesCall))
    if (answer.ok) setCodes(answer.data.recoveryCodes)
    else sayEnd('makeRecoveryCodes', answer, '')
  }
  const confirmed = async (made: readonly string[] | null) => {
    setSettingUp(false)
    setCodes(made)
    showToast('good', DONE)
    await reload()
  }

  if (codes)
    return <RecoveryCodes codes={codes} onSave={() => save(codes)} onDone={() => setCodes(null)} />

  return (
    <FocusPlace label="Přihlášení ve dvou krocích">
      <p>
        {state.isOn
          ? 'Zapnuté: k\u00a0přihlášení je kromě hesla potřeba i\u00a0kód.'
          : 'Vypnuté: k\u00a0přihlášení stačí heslo.'}
      </p>
      {state.isOn && (
        <SecondFactorRows
          factors={toFactorRows(state)}
          codesLeft={codesLeftText(state.recoveryCodesLeft)}
          isBusy={isBusy}
          onRemove={() => change(removeApp)}
          onMakeCodes={() => change(makeCodes)}
        />
      )}
      {!state.appSince &&
        (isSettingUp ? (
          <LazyBoundary onMissing={() => setSettingUp(false)}>
            <AppSetup onConfirmed={confirmed} />
          </LazyBoundary>
        ) : (
          <p>
            <Button onClick={() => setSettingUp(true)}>Nastavit aplikaci s{'\u00a0'}kódy</Button>
          </p>
        ))}
    </FocusPlace>
  )
}
