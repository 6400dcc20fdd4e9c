'use client'

import type { AdForm } from '@inzrt/rules/forms'
import { CheckboxField } from '@inzrt/ui/field/CheckboxField.tsx'
import type { FormState } from '@inzrt/ui/form/FormState.ts'
import { fieldsOf } from '@inzrt/ui/form/fieldsOf.ts'
import { useState } from 'react'
import type { TermsText } from '../../content/article/TermsWindow.client.tsx'
import { LazyBoundary } from '../../shell/lazy/LazyBoundary.client.tsx'
import { lazyPart } from '../../shell/lazy/lazyPart.tsx'

const TermsWindow = lazyPart(() => import('../../content/article/TermsWindow.client.tsx'))

type RulesFieldProps = {
  form: FormState<AdForm>
  id: string
  supportEmail: string
  /** The site is for adults, its advertisers too. */
  adultOnly: boolean
}

/** The agreement with the rules, which are read over the form. */
export const RulesField = ({ form, id, supportEmail, adultOnly }: RulesFieldProps) => {
  const [read, setRead] = useState<TermsText | null>(null)
  const opener = (terms: TermsText, href: string, label: string) => (
    <a
      href={href}
      onClick={(event) => {
        event.preventDefault()
        setRead(terms)
      }}
    >
      {label}
    </a>
  )

  return (
    <>
      <CheckboxField
        {...fieldsOf(form, id).box('rules')}
        label={
          <>
            Souhlasím s{'\u00a0'}
            {opener('rules', '/pravidla-inzerce', 'pravidly inzerce')}
            {adultOnly && ' a\u00a0prohlašuji, že je mi aspoň 18\u00a0let'}. Jak zacházíme s
            {'\u00a0'}
            vašimi údaji, říká{' '}
            {opener('privacy', '/zpracovani-osobnich-udaju', 'zpracování osobních údajů')}.
          </>
        }
      />
      {read && (
        <LazyBoundary onMissing={() => setRead(null)}>
          <TermsWindow text={read} email={supportEmail} onClose={() => setRead(null)} />
        </LazyBoundary>
      )}
    </>
  )
}
