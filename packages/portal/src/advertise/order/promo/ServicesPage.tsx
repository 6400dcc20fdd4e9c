import { formatMoney } from '@inzrt/domain/price'
import { PROMOS } from '@inzrt/rules/forms'
import { orderLines, orderTotal } from '@inzrt/rules/order'
import { Breadcrumb } from '@inzrt/ui/breadcrumb/Breadcrumb.tsx'
import { LinkButton } from '@inzrt/ui/button/LinkButton.tsx'
import { Wrap } from '@inzrt/ui/layout/Wrap.tsx'
import { ListingHead } from '@inzrt/ui/listing/ListingHead.tsx'
import { PromoCatalogue } from '@inzrt/ui/order/PromoCatalogue.tsx'
import type { Brand } from '../../../shell/brand/Brand.ts'
import { origins } from '../../../shell/settings/origins.ts'
import { settings } from '../../../shell/settings/settings.server.ts'
import { StaticHtml } from '../../../shell/static-html/StaticHtml.tsx'
import { SitePage } from '../../../site/SitePage.tsx'
import { toCrumbs } from '../../../site/toCrumbs.ts'
import { OrderTerms } from '../payment/OrderTerms.tsx'
import { promotions } from '../thingsForSale.ts'
import { loadPromos } from './loadPromos.server.ts'
import styles from './ServicesPage.module.css'

const TITLE = 'Doplňkové služby'
const LEAD =
  'Dvě služby, díky kterým si lidé inzerátu všimnou. Platíte jednou, nic se neprodlužuje samo.'

/** What an ad may have for money, with examples and prices. */
export const ServicesPage = async ({ brand }: { brand: Brand }) => {
  const offers = await loadPromos(brand)
  const both = orderLines(promotions(offers, PROMOS), 'gp_webpay')

  return (
    <SitePage brand={brand}>
      <StaticHtml name="services">
        <Wrap>
          <Breadcrumb items={toCrumbs(brand, origins(brand, settings()), [{ label: TITLE }])} />
          <ListingHead title={TITLE} summary={LEAD} />
          <div className={styles.columns}>
            <div className={styles.main}>
              <PromoCatalogue offers={offers} />
              {both && both.length > 1 && (
                <p>
                  Obojí najednou stojí kartou <b>{formatMoney(orderTotal(both), 'CZK')}</b>. Všechny
                  ceny jsou s{'\u00a0'}DPH.
                </p>
              )}
              <p>
                Oba druhy v{'\u00a0'}seznamu označujeme slovy „Placené zvýraznění“. Před ostatními
                jsou nejvýše tři topované inzeráty; je-li jich víc, během dne se střídají.
              </p>
              <p className={styles.actions}>
                <LinkButton variant="primary" size="big" href="/muj-ucet?tab=inzeraty">
                  Vybrat svůj inzerát
                </LinkButton>
                <LinkButton size="big" href="/vlozit-inzerat">
                  Vložit nový
                </LinkButton>
              </p>
              <p>
                Inzerát vložený bez účtu{' '}
                <a href="/editovat-inzerat">otevřete heslem nebo odkazem z{'\u00a0'}e-mailu</a>.
                Zvýraznit i{'\u00a0'}topovat ho můžete hned tam.
              </p>
            </div>
            <OrderTerms />
          </div>
        </Wrap>
      </StaticHtml>
    </SitePage>
  )
}
