'use client'

import { type SellerPage as Page, saveSellerPageCall } from '@inzrt/contracts/account/sellerPage'
import { SellerPageFormSchema } from '@inzrt/domain/forms'
import { LogoField } from '@inzrt/ui/account/settings/LogoField.tsx'
import {
  SellerPageForm,
  type SellerPageValues,
} from '@inzrt/ui/account/settings/SellerPageForm.tsx'
import { browserApi } from '../../shell/api/browserApi.ts'
import { settle } from '../../shell/form/settle.ts'
import { useForm } from '../../shell/form/useForm.ts'
import { imageUrl } from '../../shell/images/imageUrl.ts'
import { useLogo } from './useLogo.ts'

export type SellerPageProps = { page: Page; onSaved: () => Promise<unknown> }

const toValues = ({ about, web, hours }: Page): SellerPageValues => ({ about, web, hours })

/** What a company says of itself: one form. */
export const SellerPage = ({ page, onSaved }: SellerPageProps) => {
  const form = useForm<SellerPageValues, SellerPageValues>({
    schema: SellerPageFormSchema,
    initial: toValues(page),
    send: async (body) => {
      const answer = await browserApi.call(saveSellerPageCall, { body })
      const refusal = settle('saveSellerPage', answer, 'Stránka firmy je uložená.')
      if (!answer.ok) return refusal
      logo.forget()
      form.reset(toValues(answer.data))
      await onSaved()
    },
  })
  const logo = useLogo((token) => form.change({ logo: token }))
  const kept = form.values.logo === undefined && page.logo && imageUrl(page.logo.path, 'small')

  return (
    <SellerPageForm
      form={form}
      isWaiting={logo.isSending}
      logo={
        <LogoField
          id="stranka-logo"
          picture={logo.preview ?? (kept || null)}
          isSending={logo.isSending}
          error={logo.error ?? form.errors.logo}
          disabled={form.isSending}
          onPick={logo.pick}
          onRemove={() => {
            logo.forget()
            form.change({ logo: null })
          }}
        />
      }
    />
  )
}
