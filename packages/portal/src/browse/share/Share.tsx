import { SharePanel } from '@inzrt/ui/share/SharePanel.tsx'
import { qrHref } from '../../shell/share/qrHref.ts'
import { StaticHtml } from '../../shell/static-html/StaticHtml.tsx'

export type ShareProps = {
  /** Origin of the site and the path the page was drawn for. */
  origin: string
  path: string
}

/** Hands the page on; its buttons come to life when the panel is opened. */
export const Share = ({ origin, path }: ShareProps) => (
  <StaticHtml name="share">
    <SharePanel url={origin + path} qrSrc={qrHref(path)} />
  </StaticHtml>
)
