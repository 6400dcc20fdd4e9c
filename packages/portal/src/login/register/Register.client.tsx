'use client'

import { errorText } from '@inzrt/api-client/errorText'
import { registerCall } from '@inzrt/contracts/account/auth'
import type { Locality } from '@inzrt/domain/locality'
import { type RegisterForm as RegisterFormData, RegisterFormSchema } from '@inzrt/rules/forms'
import { RegisterForm } from '@inzrt/ui/auth/RegisterForm.tsx'
import { EMPTY_REGISTRATION } from '@inzrt/ui/auth/RegisterValues.ts'
import { useState } from 'react'
import type { TermsText } from '../../content/article/TermsWindow.client.tsx'
import { browserApi } from '../../shell/api/browserApi.ts'
import { useCompany } from '../../shell/company/useCompany.ts'
import { toRefusal } from '../../shell/form/toRefusal.ts'
import { useForm } from '../../shell/form/useForm.ts'
import { useOnceOnly } from '../../shell/form/useOnceOnly.ts'
import { LazyBoundary } from '../../shell/lazy/LazyBoundary.client.tsx'
import { lazyPart } from '../../shell/lazy/lazyPart.tsx'
import { searchLocality } from '../../shell/locality/searchLocality.ts'
import { usePhoneCode } from '../../shell/phone-code/usePhoneCode.ts'
import { goTo } from '../../shell/runtime/goTo.ts'
import { startSession } from '../../shell/session/startSession.ts'
import { leaveToast } from '../../shell/stores/toastStore.ts'
import { toRegisterBody } from './toRegisterBody.ts'

const TermsWindow = lazyPart(() => import('../../content/article/TermsWindow.client.tsx'))

const UNKEPT = [
  ...['password', 'password_confirmation', 'verificationCode', 'pscId'],
  ...['rules', 'marketing', 'selfCertified'],
] as const

const DONE = 'Registrace proběhla úspěšně. Potvrďte prosím svůj e-mail.'

/** Registers, logs in and leads to the new account. */
const Register = ({ supportEmail }: { supportEmail: string }) => {
  const { onceOnly } = useOnceOnly()
  const send = async (values: RegisterFormData) => {
    const body = toRegisterBody(values)
    const answer = await browserApi.call(registerCall, { body }, onceOnly(body))
    if (answer.ok) {
      startSession()
      leaveToast(DONE)
      goTo('/muj-ucet')
      return
    }
    return toRefusal(answer.error, errorText('register', answer.error))
  }
  const form = useForm({
    schema: RegisterFormSchema,
    initial: EMPTY_REGISTRATION,
    draft: 'registration',
    unkept: UNKEPT,
    send,
  })
  const company = useCompany(form)
  const phoneCode = usePhoneCode(form.values.phoneNumber, form)
  const [locality, setLocality] = useState<Locality | null>(null)
  const [text, setText] = useState<TermsText | null>(null)

  const choose = (chosen: Locality | null) => {
    setLocality(chosen)
    form.change({ pscId: chosen?.id ?? null })
  }

  return (
    <>
      <RegisterForm
        form={form}
        company={company}
        locality={locality}
        search={searchLocality}
        onLocality={choose}
        phoneCode={phoneCode}
        onRead={setText}
      />
      {text && (
        <LazyBoundary onMissing={() => setText(null)}>
          <TermsWindow text={text} email={supportEmail} onClose={() => setText(null)} />
        </LazyBoundary>
      )}
    </>
  )
}

export default Register
