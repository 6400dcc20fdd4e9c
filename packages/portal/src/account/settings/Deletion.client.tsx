'use client'

import type { ApiError } from '@inzrt/api-client/ApiError'
import { errorText } from '@inzrt/api-client/errorText'
import { readSessionStatusCall } from '@inzrt/contracts/account/session'
import { deleteUserCall } from '@inzrt/contracts/account/user'
import { DeleteAccountFormSchema } from '@inzrt/rules/forms'
import { DeleteAccountDialog } from '@inzrt/ui/account/settings/DeleteAccountDialog.client.tsx'
import { browserApi } from '../../shell/api/browserApi.ts'
import { toRefusal } from '../../shell/form/toRefusal.ts'
import { useForm } from '../../shell/form/useForm.ts'
import { goTo } from '../../shell/runtime/goTo.ts'
import { endLocalSession } from '../../shell/session/endLocalSession.ts'
import { notifyTabs } from '../../shell/session/tabs.ts'
import { leaveToast } from '../../shell/stores/toastStore.ts'
import { callProved } from './second-factor/callProved.ts'

const leave = () => {
  endLocalSession()
  notifyTabs({ kind: 'deleted' })
  leaveToast('Účet je zrušený. Děkujeme, že jste tu byli.')
  goTo('/')
}

/** Whether the account went although its last answer did not come: its sessions end with it. */
const isGone = async (error: ApiError): Promise<boolean> => {
  if (error.kind === 'problem' && error.status < 500) return false
  const session = await browserApi.call(readSessionStatusCall)

  return session.ok && !session.data.signedIn
}

/** Asks for the password and deletes the account; the way then leads home. */
const Deletion = ({ onClose }: { onClose: () => void }) => {
  const form = useForm({
    schema: DeleteAccountFormSchema,
    initial: { password: '' },
    send: async ({ password }) => {
      const answer = await callProved(() => browserApi.call(deleteUserCall, { body: { password } }))
      if (answer.ok || (await isGone(answer.error))) {
        leave()
        return undefined
      }
      return toRefusal(answer.error, errorText('deleteUser', answer.error))
    },
  })

  return <DeleteAccountDialog isOpen onClose={onClose} form={form} />
}

export default Deletion
