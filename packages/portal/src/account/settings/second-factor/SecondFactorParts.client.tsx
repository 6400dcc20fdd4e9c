'use client'

import { removePasskeyCall } from '@inzrt/contracts/account/passkey'
import {
  makeRecoveryCodesCall,
  removeAppCall,
  type SecondFactor,
} from '@inzrt/contracts/account/secondFactor'
import { RecoveryCodes } from '@inzrt/ui/account/settings/second-factor/RecoveryCodes.tsx'
import { SecondFactorRows } from '@inzrt/ui/account/settings/second-factor/SecondFactorRows.tsx'
import { SetupButtons } from '@inzrt/ui/account/settings/second-factor/SetupButtons.tsx'
import { useState } from 'react'
import { browserApi } from '../../../shell/api/browserApi.ts'
import { saveFile } from '../../../shell/files/saveFile.ts'
import { tellOutcome } from '../../../shell/form/tellOutcome.ts'
import { LazyBoundary } from '../../../shell/lazy/LazyBoundary.client.tsx'
import { lazyPart } from '../../../shell/lazy/lazyPart.tsx'
import { FocusPlace } from '../../../shell/own-lists/FocusPlace.client.tsx'
import { showToast } from '../../../shell/stores/toastStore.ts'
import { callProved } from './callProved.ts'
import { codesLeftText } from './codesLeftText.ts'
import { passkeyOf, toFactorRows } from './toFactorRows.ts'

const AppSetup = lazyPart(() => import('./AppSetup.client.tsx'))
const PasskeySetup = lazyPart(() => import('./PasskeySetup.client.tsx'))

type PartsProps = { state: SecondFactor; reload: () => Promise<unknown> }

const DONE = 'Přihlášení ve dvou krocích je zapnuté.'

const save = (codes: readonly string[]): void =>
  saveFile(new Blob([`${codes.join('\n')}\n`], { type: 'text/plain' }), 'zalozni-kody.txt')

/** The state, what can be set up, and codes that were just made. */
export const SecondFactorParts = ({ state, reload }: PartsProps) => {
  const [setup, setSetup] = useState<'app' | 'passkey' | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const [isBusy, setBusy] = useState(false)

  const change = async (act: () => Promise<unknown>) => {
    setBusy(true)
    await act()
    await reload()
    setBusy(false)
  }
  const removeApp = async () =>
    tellOutcome(
      'removeApp',
      await callProved(() => browserApi.call(removeAppCall)),
      'Aplikace je odebraná.',
    )
  const removePasskey = async (passkeyId: number) =>
    tellOutcome(
      'removePasskey',
      await callProved(() => browserApi.call(removePasskeyCall, { params: { passkeyId } })),
      'Přístupový klíč je odebraný.',
    )
  const remove = (id: string) => {
    const passkeyId = passkeyOf(id)

    return passkeyId === null ? removeApp() : removePasskey(passkeyId)
  }
  const makeCodes = async () => {
    const answer = await callProved(() => browserApi.call(makeRecoveryCodesCall))
    if (answer.ok) setCodes(answer.data.recoveryCodes)
    else tellOutcome('makeRecoveryCodes', answer, '')
  }
  const confirmed = async (made: readonly string[] | null) => {
    setSetup(null)
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
          ? 'Zapnuté: k\u00a0přihlášení je kromě hesla potřeba i\u00a0druhý krok.'
          : 'Vypnuté: k\u00a0přihlášení stačí heslo.'}
      </p>
      {state.isOn && (
        <SecondFactorRows
          factors={toFactorRows(state)}
          codesLeft={codesLeftText(state.recoveryCodesLeft)}
          isBusy={isBusy}
          onRemove={(id) => change(() => remove(id))}
          onMakeCodes={() => change(makeCodes)}
        />
      )}
      {setup && (
        <LazyBoundary onMissing={() => setSetup(null)}>
          {setup === 'app' ? (
            <AppSetup onConfirmed={confirmed} />
          ) : (
            <PasskeySetup onConfirmed={confirmed} />
          )}
        </LazyBoundary>
      )}
      <SetupButtons hasApp={state.appSince !== null} setup={setup} onSetup={setSetup} />
    </FocusPlace>
  )
}
