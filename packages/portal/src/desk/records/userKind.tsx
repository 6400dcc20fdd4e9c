import {
  type AdminUser,
  changeAdminUserCall,
  listAdminUsersCall,
} from '@inzrt/contracts/desk/adminUser'
import { formatExactly } from '@inzrt/domain/price'
import { countOf, WORD_FORMS } from '@inzrt/domain/text'
import { shownLabel, UserFormSchema } from '@inzrt/rules/forms'
import { sellerKindText } from '@inzrt/rules/names'
import { INVOICE_DEFAULTS } from '@inzrt/rules/order'
import type * as z from 'zod/mini'
import { browserApi } from '../../shell/api/browserApi.ts'
import { SCOPE_OPTIONS } from '../scopeOptions.ts'
import { AccountCredit } from './AccountCredit.client.tsx'
import { AccountSecondFactor } from './AccountSecondFactor.client.tsx'
import type { RecordKind } from './RecordKind.ts'
import { crownsOf } from './recordTexts.ts'

const scopeText = (scope: AdminUser['scope']): string =>
  SCOPE_OPTIONS.find(({ value }) => value === scope)?.label ?? scope

const companyText = (company: AdminUser['company']): string =>
  company
    ? [company.name, company.companyId && `IČO\u00a0${company.companyId}`]
        .filter(Boolean)
        .join(', ')
    : sellerKindText('private')

const partnerText = (limit: number, days: number): string =>
  `do ${formatExactly(limit, 'CZK')}, splatnost ${countOf(days, WORD_FORMS.day)}`

/** Accounts, their scopes, whether they pay by invoice, and whether they may be used. */
export const userKind: RecordKind<AdminUser, z.infer<typeof UserFormSchema>> = {
  call: 'listAdminUsers',
  list: (sought) => browserApi.call(listAdminUsersCall, { query: { q: sought } }),
  isSoughtByApi: true,
  caption: 'Účty',
  accusative: 'účet',
  hint: 'Podle začátku přezdívky, nebo podle celého IČO. Bez nich jsou tu jen lidé s\u00a0oprávněním a\u00a0partneři.',
  head: ['Přezdívka', 'Firma', 'Oprávnění', 'Inzerátů', 'Na fakturu', 'Kredit', 'Stav'],
  cells: ({
    nickname,
    company,
    scope,
    adsCount,
    isPartner,
    invoiceLimit,
    invoiceDays,
    credit,
    isBlocked,
  }) => [
    nickname,
    companyText(company),
    scopeText(scope),
    String(adsCount),
    isPartner ? partnerText(invoiceLimit, invoiceDays) : 'ne',
    formatExactly(credit, 'CZK'),
    isBlocked ? 'zablokovaný' : 'v\u00a0pořádku',
  ],
  groups: () => [
    {
      title: 'Co účet smí',
      note: 'Platí hned, jak ten člověk příště něco otevře.',
      fields: [
        { kind: 'select', name: 'scope', label: shownLabel('scope'), options: SCOPE_OPTIONS },
        { kind: 'check', name: 'isBlocked', label: 'Účet je zablokovaný' },
        {
          kind: 'lines',
          name: 'facts',
          label: shownLabel('whyBlocked'),
          hint: 'Majitel účtu to dostane e-mailem. Jeho inzeráty přestanou být vidět a\u00a0po odblokování se vrátí.',
        },
      ],
    },
    {
      title: 'Placení na fakturu',
      note: 'Jen pro firmy s\u00a0IČO. Partner dostane službu hned a\u00a0fakturu e-mailem; změna platí pro nové objednávky.',
      fields: [
        { kind: 'check', name: 'isPartner', label: 'Partner, smí platit na fakturu' },
        {
          kind: 'number',
          name: 'invoiceLimit',
          label: shownLabel('invoiceLimit'),
          hint: 'V\u00a0celých korunách.',
          isRequired: true,
        },
        {
          kind: 'number',
          name: 'invoiceDays',
          label: shownLabel('invoiceDays'),
          hint: 'Od 7 do 60 dní.',
          isRequired: true,
        },
      ],
    },
  ],
  extra: (row) =>
    row && (
      <>
        <AccountSecondFactor row={row} />
        <AccountCredit id={row.id} />
      </>
    ),
  schema: UserFormSchema,
  toValues: (row) => ({
    scope: row?.scope ?? 'user',
    isBlocked: row?.isBlocked ?? false,
    facts: '',
    isPartner: row?.isPartner ?? false,
    invoiceLimit: crownsOf(row?.invoiceLimit ?? INVOICE_DEFAULTS.limit),
    invoiceDays: String(row?.invoiceDays ?? INVOICE_DEFAULTS.days),
  }),
  save: (row, change) =>
    browserApi.call(changeAdminUserCall, {
      params: { recordId: row?.id ?? 0 },
      body: { mark: row?.mark ?? '', ...change },
    }),
}
