'use client'

import { changeAdminUser } from '@inzrt/api-client/moderation/changeAdminUser'
import { listAdminUsers } from '@inzrt/api-client/moderation/listAdminUsers'
import type { AdminUser } from '@inzrt/contracts/adminUser'
import { Button } from '@inzrt/ui/button/Button.tsx'
import { SelectField } from '@inzrt/ui/field/SelectField.tsx'
import { TextField } from '@inzrt/ui/field/TextField.tsx'
import { DataTable } from '@inzrt/ui/moderation/DataTable.tsx'
import { useDebounced } from '@inzrt/ui/timing/useDebounced.ts'
import { useState } from 'react'
import { OwnPart } from '../account/OwnPart.client.tsx'
import { useOwn } from '../account/useOwn.ts'
import { browserApi } from '../api/browserApi.ts'
import { SCOPE_OPTIONS } from './scopeOptions.ts'
import { useSend } from './useSend.ts'

const HEAD = ['Přezdívka', 'Oprávnění', 'Inzeráty', 'Účet'] as const
const PAUSE_MS = 300

/** Accounts, their scopes, and whether they may be used. */
const UsersPart = () => {
  const [sought, setSought] = useState('')
  const q = useDebounced(sought, PAUSE_MS)
  const users = useOwn('listAdminUsers', q, () => listAdminUsers(browserApi, q))
  const send = useSend(users.reload)
  const change = ({ id, scope, isBlocked }: AdminUser, changed: Partial<AdminUser>) =>
    send(
      () => changeAdminUser(browserApi, id, { scope, isBlocked, ...changed }),
      'Účet je změněný.',
    )

  return (
    <>
      <TextField
        name="prezdivka"
        label="Přezdívka začíná na"
        hint="Bez ní jsou tu jen lidé s oprávněním."
        value={sought}
        onChange={({ target }) => setSought(target.value)}
      />
      <OwnPart own={users} failure="Účty se nepodařilo načíst">
        {({ data }) => (
          <DataTable
            caption="Účty"
            head={HEAD}
            rows={data.map((user) => ({
              id: user.id,
              cells: [
                user.nickname,
                <SelectField
                  key="scope"
                  name={`scope-${user.id}`}
                  label={`Oprávnění: ${user.nickname}`}
                  options={SCOPE_OPTIONS}
                  value={user.scope}
                  onChange={({ target }) =>
                    change(user, { scope: target.value as AdminUser['scope'] })
                  }
                />,
                String(user.adsCount),
                <Button
                  key="block"
                  variant={user.isBlocked ? 'outline' : 'danger'}
                  onClick={() => change(user, { isBlocked: !user.isBlocked })}
                >
                  {user.isBlocked ? 'Odblokovat' : 'Zablokovat'}
                </Button>,
              ],
            }))}
          />
        )}
      </OwnPart>
    </>
  )
}

export default UsersPart
