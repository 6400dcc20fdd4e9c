import { nonBreaking } from '@inzrt/domain/text'
import { Breadcrumb } from '@inzrt/ui/breadcrumb/Breadcrumb.tsx'
import { Wrap } from '@inzrt/ui/layout/Wrap.tsx'
import { ListingHead } from '@inzrt/ui/listing/ListingHead.tsx'
import type { Brand } from '../../shell/brand/Brand.ts'
import { origins } from '../../shell/settings/origins.ts'
import { settings } from '../../shell/settings/settings.server.ts'
import { SitePage } from '../../site/SitePage.tsx'
import { toCrumbs } from '../../site/toCrumbs.ts'
import { BrowserDataSlot } from './BrowserDataSlot.client.tsx'
import styles from './BrowserPage.module.css'
import { BROWSER_LEAD, BROWSER_TITLE, browserTexts } from './browserTexts.ts'

/** „Co o mně víte v tomto prohlížeči“: what lies in this browser, why and until when. */
export const BrowserPage = ({ brand }: { brand: Brand }) => (
  <SitePage brand={brand}>
    <Wrap>
      <Breadcrumb items={toCrumbs(brand, origins(brand, settings()), [{ label: BROWSER_TITLE }])} />
      <ListingHead title={BROWSER_TITLE} summary={nonBreaking(BROWSER_LEAD)} />
      <div className={styles.page}>
        <BrowserDataSlot />
        <h2>Co tu nenajdete</h2>
        {browserTexts(brand).map((text) => (
          <p key={text}>{nonBreaking(text)}</p>
        ))}
      </div>
    </Wrap>
  </SitePage>
)
