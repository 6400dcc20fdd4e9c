import type { AdFile } from '@inzrt/contracts/desk/adFile'
import type { Decision } from '@inzrt/contracts/desk/decision'
import { formatDateTime } from '@inzrt/domain/time'
import { DECISION_GROUNDS } from '@inzrt/rules/moderation'
import type { AdFilePanelProps } from '@inzrt/ui/moderation/ad-file/AdFilePanel.tsx'
import { EVENT_TEXTS, MEASURE_TEXTS } from '../../ad/eventTexts.ts'
import { AD_STATE_TEXTS } from '../../ad/stateTexts.ts'
import { toQueuePhoto } from '../queue/toQueuePhoto.ts'
import { SITES } from '../sites.ts'

const when = (at: string): string => formatDateTime(new Date(at))

const whyOf = ({ ground, facts }: Decision): string =>
  [ground && DECISION_GROUNDS[ground].title, facts].filter(Boolean).join(': ')

/** What is shown beside an ad that is judged. */
export const toAdFile = ({
  ad,
  history,
  decisions,
  twins,
  companyPage,
}: AdFile['data']): Omit<AdFilePanelProps, 'contacts' | 'removal' | 'print'> => ({
  ad: { heading: ad.heading, content: ad.content },
  history: history.map(({ at, what, who }) => ({
    at: when(at),
    text: EVENT_TEXTS[what] ?? what,
    who: WHO[who] ?? who,
  })),
  decisions: decisions.map((decision) => ({
    at: when(decision.decidedAt),
    text: MEASURE_TEXTS[decision.measure],
    who: decision.decidedBy,
    why: whyOf(decision),
  })),
  companyPage: companyPage && {
    ...companyPage,
    photos: companyPage.logo ? [toQueuePhoto(companyPage.logo)] : [],
  },
  twins: twins.map((twin) => ({
    id: twin.id,
    heading: twin.heading,
    content: twin.content,
    state: AD_STATE_TEXTS[twin.state],
    facts: [
      SITES[twin.brand],
      twin.sameness === 'text' ? 'stejný text' : 'stejná fotka',
      twin.isSameSeller ? 'stejný inzerent' : 'jiný inzerent',
      when(twin.createdAt),
    ],
  })),
})

const WHO: Readonly<Record<string, string>> = {
  owner: 'inzerent',
  moderator: 'moderátor',
  system: 'automaticky',
}
