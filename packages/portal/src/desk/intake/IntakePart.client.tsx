'use client'

import { listSectionsCall } from '@inzrt/contracts/browse/section'
import { type IntakeAd, listIntakeCall } from '@inzrt/contracts/desk/intake'
import { listEditionsCall } from '@inzrt/contracts/newspaper/edition'
import { formatPhone } from '@inzrt/domain/contact'
import { formatDateTime } from '@inzrt/domain/time'
import { StateMark } from '@inzrt/ui/badge/StateMark.tsx'
import { DataTable } from '@inzrt/ui/moderation/records/DataTable.tsx'
import { useState } from 'react'
import { AD_STATE_TEXTS } from '../../ad/stateTexts.ts'
import { toSectionChoices } from '../../advertise/ad-form/toSectionChoices.ts'
import { browserApi } from '../../shell/api/browserApi.ts'
import { openEditions } from '../../shell/catalogue/openEditions.ts'
import { useAccountQuery } from '../../shell/own-lists/useAccountQuery.ts'
import { DeskPart } from '../DeskPart.client.tsx'
import { Intake } from './Intake.client.tsx'
import { freeSections } from './sectionOptions.ts'

const HEAD = ['Kdy', 'Inzerát', 'Stav', 'Kontakt', 'Kód'] as const
/** Clerks take ads for the paper, which the general site alone has. */
const GENERAL = { theme: null, hasNewspaper: true } as const

const takenText = ({ heading, phoneNumber, dialCode }: IntakeAd): string =>
  `Zapsáno: „${heading}“. Odkaz odešel na ${formatPhone(phoneNumber ?? '')}, kód inzerátu je ${dialCode}.`

/** Ads of people who call or come, taken down by the keyboard alone. */
const IntakePart = () => {
  const own = useAccountQuery('listIntake', () => browserApi.call(listIntakeCall))
  const sections = useAccountQuery('listSections', () => browserApi.call(listSectionsCall))
  const editions = useAccountQuery('listEditions', () =>
    browserApi.call(listEditionsCall, { query: { scope: 'upcoming' } }),
  )
  const [taken, setTaken] = useState<readonly IntakeAd[]>([])
  const last = taken.at(-1)

  return (
    <DeskPart own={own} failure="Zapsané inzeráty se nepodařilo načíst">
      {({ data }) => (
        <>
          <p role="status">{last && takenText(last)}</p>
          <Intake
            key={taken.length}
            choices={freeSections(toSectionChoices(sections.answer?.data ?? [], GENERAL))}
            editions={openEditions(GENERAL, editions.answer?.data ?? [], new Date())}
            isNext={taken.length > 0}
            onTaken={async (ad) => {
              await own.reload()
              setTaken((known) => [...known, ad])
            }}
          />
          {data.length > 0 && (
            <DataTable
              caption="Naposledy zapsané inzeráty"
              head={HEAD}
              rows={data.map(
                ({ id, createdAt, heading, state, firstName, phoneNumber, dialCode }) => ({
                  id,
                  cells: [
                    formatDateTime(new Date(createdAt)),
                    heading,
                    <StateMark key="stav" tone={AD_STATE_TEXTS[state].tone}>
                      {AD_STATE_TEXTS[state].text}
                    </StateMark>,
                    [firstName, phoneNumber && formatPhone(phoneNumber)].filter(Boolean).join(', '),
                    dialCode,
                  ],
                }),
              )}
            />
          )}
        </>
      )}
    </DeskPart>
  )
}

export default IntakePart
