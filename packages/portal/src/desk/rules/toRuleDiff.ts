import type { RuleReplay } from '@inzrt/contracts/desk/moderationWord'
import { countOf, nonBreaking, WORD_FORMS } from '@inzrt/domain/text'
import type { RuleDiffProps } from '@inzrt/ui/moderation/rules/RuleDiff.tsx'
import { AD_STATE_TEXTS } from '../../ad/stateTexts.ts'
import { adHref } from '../moderationState.ts'

type Replay = RuleReplay['data']
type Flips = Replay['held']

const VERBS = { activate: 'Spustit', retire: 'Vyřadit' } as const

const toSide = (title: string, { count, ads }: Flips): RuleDiffProps['held'] => ({
  title: nonBreaking(`${title}: ${count === 0 ? 'nic' : countOf(count, WORD_FORMS.advert)}`),
  ads: ads.map(({ id, slug, heading, state }) => ({
    id,
    heading,
    state: AD_STATE_TEXTS[state],
    href: adHref(slug),
  })),
  rest:
    count > ads.length
      ? nonBreaking(`A dál ještě ${countOf(count - ads.length, WORD_FORMS.advert)}.`)
      : undefined,
})

/** What a replayed change of the rules shows before it is made. */
export const toRuleDiff = ({ word, action, replayed, held, released }: Replay) => ({
  title: `${VERBS[action]} slovo „${word.word}“?`,
  summary: nonBreaking(
    `Změnu jsme přehráli na posledních inzerátech (${countOf(replayed, WORD_FORMS.advert)}). Zatím nic nezměnila.`,
  ),
  held: toSide('Nově by čekalo na člověka', held),
  released: toSide('Nově by prošlo hned', released),
  confirmLabel: `Ano, ${VERBS[action].toLowerCase()} slovo „${word.word}“`,
})
