import type { Conversation } from '@inzrt/contracts/conversation/conversation'
import type { DealView } from '@inzrt/contracts/conversation/deal'
import { formatMoney } from '@inzrt/domain/price'
import { nonBreaking } from '@inzrt/domain/text'
import { formatDateTime } from '@inzrt/domain/time'

export type DealText = Readonly<{ state: string; hint?: string | undefined }>

type Shown = Readonly<{ deal: DealView; side: Conversation['side']; name: string }>

/** The price on the table or agreed, or nothing. */
export const priceOf = ({ amount }: DealView): string =>
  amount === null ? '' : formatMoney(amount, 'CZK')
const forPrice = (deal: DealView): string => (deal.amount === null ? '' : ` za ${priceOf(deal)}`)
const untilEnd = ({ endsAt }: DealView, text: (end: string) => string): string | undefined =>
  endsAt === null ? undefined : text(nonBreaking(formatDateTime(new Date(endsAt))))

const reserved = ({ deal, side, name }: Shown): DealText => ({
  state:
    side === 'seller'
      ? `Rezervováno pro: ${name}${forPrice(deal)}`
      : `Máte to rezervované${forPrice(deal)}`,
  hint:
    deal.isOwnConfirmation === null
      ? untilEnd(
          deal,
          (end) => `Rezervace platí do ${end}. Až si věc předáte, potvrďte to tady oba.`,
        )
      : deal.isOwnConfirmation
        ? 'Předání jste potvrdili. Čeká se, až ho potvrdí i\u00a0druhá strana.'
        : 'Druhá strana potvrdila předání. Potvrďte ho prosím také.',
})

/** How far the two are, as one of them reads it. */
export const dealText = (shown: Shown): DealText => {
  const { deal, side, name } = shown
  switch (deal.state) {
    case 'open':
      return {
        state: 'O\u00a0ceně zatím není nic domluveno.',
        hint:
          side === 'seller'
            ? 'Věc můžete rezervovat pro druhou stranu. Inzerát pak ukáže, že je rezervovaná.'
            : undefined,
      }
    case 'offered':
      return deal.isOwnOffer
        ? {
            state: `Vaše nabídka: ${priceOf(deal)}`,
            hint: untilEnd(deal, (end) => `Na odpověď se čeká do ${end}.`),
          }
        : {
            state: `${name} nabízí ${priceOf(deal)}`,
            hint: untilEnd(deal, (end) => `Odpovědět můžete do ${end}.`),
          }
    case 'declined':
      return {
        state: deal.isOwnOffer
          ? `Vaši nabídku ${priceOf(deal)} druhá strana nepřijala.`
          : `Nabídku ${priceOf(deal)} jste nepřijali.`,
      }
    case 'lapsed':
      return {
        state:
          deal.amount === null
            ? 'Rezervace vypršela.'
            : `Lhůta vypršela, ${priceOf(deal)} už neplatí.`,
      }
    case 'reserved':
      return reserved(shown)
    case 'handed_over':
      return { state: `Předáno${forPrice(deal)}`, hint: 'Potvrdili jste to oba.' }
  }
}
