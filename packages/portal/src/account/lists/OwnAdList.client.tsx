'use client'

import type { OwnAd } from '@inzrt/contracts/account/account'
import { BulkBar } from '@inzrt/ui/account/own-ads/BulkBar.tsx'
import { BulkResults } from '@inzrt/ui/account/own-ads/BulkResults.tsx'
import { OwnAdRow } from '@inzrt/ui/account/own-ads/OwnAdRow.tsx'
import { LinkButton } from '@inzrt/ui/button/LinkButton.tsx'
import { ConfirmDialog } from '@inzrt/ui/dialog/ConfirmDialog.client.tsx'
import { useState } from 'react'
import { AdActions } from '../../advertise/own-ad/AdActions.client.tsx'
import { AdLinks } from '../../advertise/own-ad/AdLinks.tsx'
import { editLink } from '../../advertise/own-ad/adLinks.ts'
import { currentTime } from '../../shell/clock/currentTime.ts'
import { FocusPlace } from '../../shell/own-lists/FocusPlace.client.tsx'
import { OwnList, type OwnListProps } from '../../shell/own-lists/OwnList.client.tsx'
import { accountHref } from '../../shell/session/accountState.ts'
import { BULK_ACTIONS, type BulkAction } from './bulkActions.ts'
import styles from './OwnAdList.module.css'
import { toOwnAdRow } from './toOwnAdRow.ts'
import { useBulk } from './useBulk.ts'

type OwnAdListProps = Omit<OwnListProps, 'children'> & {
  ads: readonly OwnAd[]
  onChanged: () => unknown
}

/** Where an order is paid that was left unpaid. */
const ORDERS = accountHref({ tab: 'objednavky' })

/** Own ads with what can be done with each, and with several at once. */
export const OwnAdList = ({ ads, onChanged, ...list }: OwnAdListProps) => {
  const [asked, setAsked] = useState<BulkAction | null>(null)
  const { chosen, mark, run, isBusy, results, hideResults } = useBulk(ads, onChanged)
  const now = currentTime()
  const slugs = ads.map(({ slug }) => slug)

  return (
    <FocusPlace label={list.label}>
      <div className={styles.list}>
        {results.length > 0 && <BulkResults results={results} onClose={hideResults} />}
        {ads.length > 1 && (
          <BulkBar
            selected={chosen.length}
            total={ads.length}
            isBusy={isBusy}
            onSelectAll={(isSelected) => mark(slugs, isSelected)}
            actions={BULK_ACTIONS.filter(({ isFor }) => chosen.some((ad) => isFor(ad, now))).map(
              (action) => ({
                label: action.label,
                onRun: () => (action.question ? setAsked(action) : void run(action)),
              }),
            )}
          />
        )}
        <OwnList {...list}>
          {ads.map((ad) => {
            const edit = editLink(ad)

            return (
              <OwnAdRow
                key={ad.slug}
                {...toOwnAdRow(ad, now)}
                selection={
                  ads.length > 1
                    ? {
                        isSelected: chosen.includes(ad),
                        onChange: (isSelected) => mark([ad.slug], isSelected),
                      }
                    : undefined
                }
                actions={
                  <>
                    {ad.state === 'waiting_payment' && (
                      <LinkButton href={ORDERS} aria-label={`Zaplatit: ${ad.heading}`}>
                        Zaplatit
                      </LinkButton>
                    )}
                    {edit && (
                      <LinkButton href={edit.href} aria-label={`${edit.label}: ${ad.heading}`}>
                        {edit.label}
                      </LinkButton>
                    )}
                  </>
                }
                moreActions={
                  <>
                    <AdLinks ad={ad} now={now} heading={ad.heading} without={edit?.label} />
                    <AdActions
                      slug={ad.slug}
                      ad={ad}
                      heading={ad.heading}
                      variant="quiet"
                      onDone={onChanged}
                    />
                  </>
                }
              />
            )
          })}
        </OwnList>
        {asked && (
          <ConfirmDialog
            title={asked.label}
            confirmLabel={`Ano, ${asked.label.toLowerCase()}`}
            onClose={() => setAsked(null)}
            onConfirm={() => {
              setAsked(null)
              void run(asked)
            }}
          >
            <p>{asked.question}</p>
          </ConfirmDialog>
        )}
      </div>
    </FocusPlace>
  )
}
