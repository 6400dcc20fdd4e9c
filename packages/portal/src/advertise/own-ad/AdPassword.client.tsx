'use client'

import { errorText } from '@inzrt/api-client/errorText'
import { verifyAdPasswordCall } from '@inzrt/contracts/ads/contact'
import { AdPasswordFormSchema } from '@inzrt/rules/forms'
import { AdPasswordForm } from '@inzrt/ui/ad-form/access/AdPasswordForm.tsx'
import { browserApi } from '../../shell/api/browserApi.ts'
import { toRefusalUnder } from '../../shell/form/toRefusalUnder.ts'
import { useForm } from '../../shell/form/useForm.ts'
import { RETURN_KEY } from '../../shell/session/returnKey.ts'
import { adAccessMemory } from './adAccessMemory.ts'

type AdPasswordProps = { slug: string; isAgain?: boolean; onOpen: () => void }

/** Asks for the ad's password; the right one opens the ad in this browser for ten minutes. */
export const AdPassword = ({ slug, isAgain, onOpen }: AdPasswordProps) => {
  const form = useForm({
    schema: AdPasswordFormSchema,
    initial: { password: '' },
    send: async ({ password }) => {
      const answer = await browserApi.call(verifyAdPasswordCall, {
        params: { slug },
        body: { password },
      })
      if (!answer.ok)
        return toRefusalUnder('password', answer.error, errorText('verifyAdPassword', answer.error))
      adAccessMemory.keep(slug, answer.data.expiresIn)
      onOpen()
    },
  })

  const loginHref = `/login?${new URLSearchParams({ [RETURN_KEY]: location.pathname })}`

  return <AdPasswordForm form={form} loginHref={loginHref} isAgain={isAgain} />
}
