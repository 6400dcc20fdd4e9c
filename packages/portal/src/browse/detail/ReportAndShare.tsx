import { StaticHtml } from '../../shell/static-html/StaticHtml.tsx'
import { Share } from '../share/Share.tsx'
import { Report } from './report/Report.client.tsx'

export type ReportAndShareProps = {
  slug: string
  /** The site's own address; null: an ad that has ended is not passed on. */
  origin: string | null
  /** Where to write what is wrong, where no scripts run. */
  supportHref: string
}

/** What can be done with an ad once it was read: report it, pass it on, or change it as its owner. */
export const ReportAndShare = ({ slug, origin, supportHref }: ReportAndShareProps) => (
  <>
    <div data-for-others>
      <Report />
    </div>
    <div>
      {origin && <Share origin={origin} path={`/${slug}`} />}
      <StaticHtml name="edit">
        <p>
          Je to váš inzerát? <a href={`/${slug}/edit`}>Upravit nebo smazat</a>
        </p>
      </StaticHtml>
      <p data-scriptless>
        <a href={supportHref}>Napište nám, co nesedí</a>
      </p>
    </div>
  </>
)
