import { formatMoney } from '@inzrt/domain/price'
import { countOf, WORD_FORMS } from '@inzrt/domain/text'
import type { Promo } from '@inzrt/rules/forms'
import styles from './PromoCatalogue.module.css'
import { PromoExample } from './PromoExample.tsx'
import type { PromoOffer } from './PromoOffer.ts'

const ABOUT = {
  highlighting:
    'Řádek inzerátu dostane barevný podklad a\u00a0linku po straně. Stojí tam, kde by stál i\u00a0bez ní, ale oko se u\u00a0něj zastaví.',
  topping:
    'Inzerát stojí před ostatními v\u00a0rubrice i\u00a0ve výsledcích hledání a\u00a0nese štítek TOP.',
} as const satisfies Record<Promo, string>

/** What promotions do, for how long and for how much, each with a list before and after; an `<ul>`. */
export const PromoCatalogue = ({ offers }: { offers: readonly PromoOffer[] }) => (
  <ul className={styles.catalogue}>
    {offers.map(({ code, name, days, card, sms }) => (
      <li key={code}>
        <h2>{name}</h2>
        <p>{ABOUT[code]}</p>
        <PromoExample promo={code} />
        <dl>
          <div>
            <dt>Jak dlouho</dt>
            <dd>{countOf(days, WORD_FORMS.day)}</dd>
          </div>
          <div>
            <dt>Kartou</dt>
            <dd>{formatMoney(card, 'CZK')}</dd>
          </div>
          <div>
            <dt>Přes SMS</dt>
            <dd>{sms === null ? 'nelze' : formatMoney(sms, 'CZK')}</dd>
          </div>
        </dl>
      </li>
    ))}
  </ul>
)
