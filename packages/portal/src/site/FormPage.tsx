import { Breadcrumb } from '@inzrt/ui/breadcrumb/Breadcrumb.tsx'
import { Wrap } from '@inzrt/ui/layout/Wrap.tsx'
import { SectionIcon } from '@inzrt/ui/section/SectionIcon.tsx'
import type { ReactNode } from 'react'
import type { Brand } from '../shell/brand/Brand.ts'
import { origins } from '../shell/settings/origins.ts'
import { settings } from '../shell/settings/settings.server.ts'
import { StaticHtml } from '../shell/static-html/StaticHtml.tsx'
import styles from './FormPage.module.css'
import { SitePage } from './SitePage.tsx'
import { toCrumbs } from './toCrumbs.ts'

export type FormPageProps = {
  brand: Brand
  /** Name of the page in the way from home. */
  crumb: string
  /** Heading and form. */
  children: ReactNode
  /** Stands beside the form. */
  aside?: ReactNode
  /** Goods to draw beside the form where nothing else stands there. */
  drawing?: string
}

/** A page of one form. */
export const FormPage = ({ brand, crumb, children, aside, drawing }: FormPageProps) => (
  <SitePage brand={brand}>
    <Wrap>
      <StaticHtml name="crumbs">
        <Breadcrumb items={toCrumbs(brand, origins(brand, settings()), [{ label: crumb }])} />
      </StaticHtml>
      <div className={styles.columns}>
        <div className={styles.form}>{children}</div>
        {aside && <StaticHtml name="aside">{aside}</StaticHtml>}
        {drawing && (
          <div className={styles.counter}>
            <SectionIcon className={styles.drawing} name={drawing} size="huge" />
          </div>
        )}
      </div>
    </Wrap>
  </SitePage>
)
