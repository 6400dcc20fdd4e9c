'use client'

import { listOwnAdsCall } from '@inzrt/contracts/account/account'
import { plural, WORD_FORMS } from '@inzrt/domain/text'
import { PER_PAGE } from '@inzrt/rules/limits'
import { FilterNav } from '@inzrt/ui/account/FilterNav.tsx'
import { LinkButton } from '@inzrt/ui/button/LinkButton.tsx'
import { EmptyState } from '@inzrt/ui/feedback/EmptyState.tsx'
import { browserApi } from '../../shell/api/browserApi.ts'
import { OwnPart } from '../../shell/own-lists/OwnPart.client.tsx'
import { useAccountQuery } from '../../shell/own-lists/useAccountQuery.ts'
import { AD_FILTERS, accountHref } from '../../shell/session/accountState.ts'
import { useProfile } from '../../shell/session/useProfile.ts'
import type { AccountTabProps } from '../AccountTabProps.ts'
import { adFilterTexts } from './adFilterTexts.ts'
import { OwnAdList } from './OwnAdList.client.tsx'

/** Own ads, seen in four ways. */
const OwnAds = ({ state }: AccountTabProps) => {
  const { filter, page } = state
  const isFirm = useProfile().answer?.data.kind === 'business'
  const ads = useAccountQuery(
    'listOwnAds',
    () =>
      browserApi.call(listOwnAdsCall, {
        query: { filter: AD_FILTERS[filter], perPage: page * PER_PAGE },
      }),
    `${filter} ${page}`,
  )
  const hasAds = (ads.answer?.meta.pagination.total ?? 0) > 0
  const { label, title, hint, next } = adFilterTexts[filter]

  return (
    <>
      <FilterNav
        label="Které inzeráty"
        items={Object.entries(adFilterTexts).map(([key, texts]) => ({
          href: accountHref({ tab: 'inzeraty', filter: texts.filter }),
          label: texts.label,
          isCurrent: key === filter,
        }))}
      />
      {(isFirm || hasAds) && (
        <p>
          <a href={accountHref({ tab: 'statistiky' })}>Statistiky všech inzerátů</a>
        </p>
      )}
      {isFirm && (
        <p>
          <a href={accountHref({ tab: 'import' })}>
            Nahrát nebo stáhnout inzeráty v{'\u00a0'}souboru
          </a>
        </p>
      )}
      <OwnPart own={ads} failure="Inzeráty se nepodařilo načíst">
        {({ data, meta }) => (
          <OwnAdList
            ads={data}
            onChanged={ads.reload}
            label={`Moje inzeráty: ${label}`}
            state={state}
            pagination={meta.pagination}
            noun={plural(meta.pagination.total, WORD_FORMS.advertGenitive)}
            empty={
              <EmptyState title={title} icon={null}>
                <p>{hint}</p>
                <LinkButton href={next.href} variant={filter === 'aktivni' ? 'primary' : 'outline'}>
                  {next.label}
                </LinkButton>
              </EmptyState>
            }
          />
        )}
      </OwnPart>
    </>
  )
}

export default OwnAds
