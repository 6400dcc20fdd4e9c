'use client'

import { errorText } from '@inzrt/api-client/errorText'
import { deleteUser } from '@inzrt/api-client/user/deleteUser'
import { DeleteAccountFormSchema } from '@inzrt/domain/forms'
import { DeleteAccountDialog } from '@inzrt/ui/account/settings/DeleteAccountDialog.client.tsx'
import { browserApi } from '../../api/browserApi.ts'
import { refusal } from '../../form/refusal.ts'
import { useForm } from '../../form/useForm.ts'
import { goTo } from '../../runtime/goTo.ts'
import { leaveSession } from '../../session/leaveSession.ts'
import { tellTabs } from '../../session/tabs.ts'
import { leaveToast, showToast } from '../../stores/toastStore.ts'

const leave = () => {
  leaveSession()
  tellTabs({ kind: 'left' })
  leaveToast('good', 'Účet je zrušený. Děkujeme, že jste tu byli.')
  goTo('/')
}

/** Asks for the password and deletes the account; the way then leads home. */
const Deletion = ({ onClose }: { onClose: () => void }) => {
  const form = useForm({
    schema: DeleteAccountFormSchema,
    initial: { password: '' },
    send: async ({ password }) => {
      const answer = await deleteUser(browserApi, password)
      if (answer.ok) {
        leave()
        return undefined
      }
      const errors = refusal(answer.error)
      if (!errors) showToast('bad', errorText('deleteUser', answer.error))

      return errors ?? {}
    },
  })

  return <DeleteAccountDialog isOpen onClose={onClose} form={form} />
}

export default Deletion
