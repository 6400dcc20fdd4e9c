'use client'

import { type Feed, listFeedLinesCall } from '@inzrt/contracts/account/feed'
import { FeedReport } from '@inzrt/ui/account/feeds/FeedReport.tsx'
import { SettingsSection } from '@inzrt/ui/account/settings/SettingsSection.tsx'
import { Button } from '@inzrt/ui/button/Button.tsx'
import { waitable } from '@inzrt/ui/button/waitable.ts'
import { useState } from 'react'
import { browserApi } from '../../shell/api/browserApi.ts'
import { currentTime } from '../../shell/clock/currentTime.ts'
import { saveFile } from '../../shell/files/saveFile.ts'
import { tellOutcome } from '../../shell/form/tellOutcome.ts'
import { OwnPart } from '../../shell/own-lists/OwnPart.client.tsx'
import { useAccountQuery } from '../../shell/own-lists/useAccountQuery.ts'
import { toReportFile } from './feedFiles.ts'
import { readAll } from './readAll.ts'
import { toFeedFaults, toFeedReport, unitsOf, wrongLines } from './toFeedReport.ts'
import type { useFeeds } from './useFeeds.ts'

/** So many kinds of what is wrong; more is read in the file. */
const SHOWN = 20

const useFaults = (feed: Feed) =>
  useAccountQuery(
    'listFeedLines',
    () =>
      browserApi.call(listFeedLinesCall, {
        params: { feedId: String(feed.id) },
        query: { only: 'wrong' },
      }),
    JSON.stringify([feed.id, feed.outcomes.refused, feed.photos]),
  )

const Report = ({ feed }: { feed: Feed }) => {
  const [isSaving, setSaving] = useState(false)
  const lines = useFaults(feed).answer?.data ?? []
  const now = currentTime()
  const report = toFeedReport(feed, now)
  const units = unitsOf(feed)
  const faults = toFeedFaults(lines, now).slice(0, SHOWN)
  const shown = faults.reduce((sum, { lines: alike }) => sum + alike.length, 0)
  const hasMore = shown > 0 && wrongLines(feed) > shown

  const save = async () => {
    setSaving(true)
    const params = { feedId: String(feed.id) }
    const all = await readAll((after) =>
      browserApi.call(listFeedLinesCall, { params, query: after ? { after } : {} }),
    )
    setSaving(false)
    tellOutcome('listFeedLines', all, 'Výsledek je stažený.')
    if (all.ok)
      saveFile(
        toReportFile({ lines: all.items, isXml: feed.isXml, now: currentTime() }),
        `vysledek-${feed.name.replace(/\.\w+$/, '')}.csv`,
      )
  }

  return (
    <FeedReport
      {...report}
      texts={
        hasMore
          ? [
              ...report.texts,
              `Tady je ${shown} ${units.faulty}, další najdete ve staženém výsledku.`,
            ]
          : report.texts
      }
      faults={faults}
      actions={
        feed.state === 'done' && (
          <Button {...waitable(isSaving, save)}>
            {isSaving ? 'Připravuji…' : `Stáhnout výsledek po ${units.each}`}
          </Button>
        )
      }
    />
  )
}

/** What became of the last files. */
export const FeedReports = ({ feeds }: { feeds: ReturnType<typeof useFeeds> }) => (
  <SettingsSection
    id="vysledky"
    title="Výsledky"
    lead={'Co se stalo s\u00a0každým inzerátem posledních souborů.'}
  >
    <OwnPart own={feeds} failure="Výsledky se nepodařilo načíst">
      {({ data }) =>
        data.length === 0 ? (
          <p>Zatím jste nic nenahráli.</p>
        ) : (
          <div>
            {data.map((feed) => (
              <Report key={feed.id} feed={feed} />
            ))}
          </div>
        )
      }
    </OwnPart>
  </SettingsSection>
)
