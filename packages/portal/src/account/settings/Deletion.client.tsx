'use client'

import { errorText } from '@inzrt/api-client/errorText'
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

/** Asks for the password and deletes the account; the way then leads home. */
const Deletion = ({ onClose }: { onClose: () => void }) => {
  const form = useForm({
    schema: DeleteAccountFormSchema,
    initial: { password: '' },
    send: async ({ password }) => {
      const answer = await callProved(() => browserApi.call(deleteUserCall, { body: { password } }))
      if (answer.ok) {
        leave()
        return undefined
      }
      return toRefusal(answer.error, errorText('deleteUser', answer.error))
    },
  })

  return <DeleteAccountDialog isOpen onClose={onClose} form={form} />
}

export default Deletion
