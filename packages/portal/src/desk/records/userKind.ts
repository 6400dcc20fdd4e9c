import {
  type AdminUser,
  changeAdminUserCall,
  listAdminUsersCall,
} from '@inzrt/contracts/desk/adminUser'
import { UserFormSchema } from '@inzrt/domain/forms'
import type * as z from 'zod/mini'
import { browserApi } from '../../shell/api/browserApi.ts'
import { SCOPE_OPTIONS } from '../scopeOptions.ts'
import type { RecordKind } from './RecordKind.ts'

const scopeText = (scope: AdminUser['scope']): string =>
  SCOPE_OPTIONS.find(({ value }) => value === scope)?.label ?? scope

/** Accounts, their scopes, and whether they may be used. */
export const userKind: RecordKind<AdminUser, z.infer<typeof UserFormSchema>> = {
  call: 'listAdminUsers',
  list: (sought) => browserApi.call(listAdminUsersCall, { query: { q: sought } }),
  isSoughtByApi: true,
  ...{ caption: 'Účty', accusative: 'účet' },
  hint: 'Podle začátku přezdívky. Bez ní jsou tu jen lidé s\u00a0oprávněním.',
  head: ['Přezdívka', 'Oprávnění', 'Inzerátů', 'Stav'],
  cells: ({ nickname, scope, adsCount, isBlocked }) => [
    nickname,
    scopeText(scope),
    String(adsCount),
    isBlocked ? 'zablokovaný' : 'v\u00a0pořádku',
  ],
  groups: () => [
    {
      title: 'Co účet smí',
      note: 'Platí hned, jak ten člověk příště něco otevře.',
      fields: [
        { kind: 'select', name: 'scope', label: 'Oprávnění', options: SCOPE_OPTIONS },
        { kind: 'check', name: 'isBlocked', label: 'Účet je zablokovaný' },
        {
          ...{ kind: 'lines', name: 'facts', label: 'Proč účet blokujete' },
          hint: 'Majitel účtu to dostane e-mailem. Jeho inzeráty přestanou být vidět a\u00a0po odblokování se vrátí.',
        },
      ],
    },
  ],
  schema: UserFormSchema,
  toValues: (row) => ({
    scope: row?.scope ?? 'user',
    isBlocked: row?.isBlocked ?? false,
    facts: '',
  }),
  save: (row, change) =>
    browserApi.call(changeAdminUserCall, {
      params: { recordId: row?.id ?? 0 },
      body: { mark: row?.mark ?? '', ...change },
    }),
}
