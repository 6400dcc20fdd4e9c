import { LinkButton } from '@inzrt/ui/button/LinkButton.tsx'
import { type AdLink, adLinks, type LinkedAd } from './adLinks.ts'

type AdLinksProps = {
  ad: LinkedAd
  now: Date
  /** Said after each label where several ads stand on one page. */
  heading?: string
  /** The page one is on. */
  without?: AdLink['label'] | undefined
}

/** Ways to the pages where an own ad is changed, highlighted and prolonged. */
export const AdLinks = ({ ad, now, heading, without }: AdLinksProps) =>
  adLinks(ad, now)
    .filter(({ label }) => label !== without)
    .map(({ label, href }) => (
      <LinkButton key={href} href={href} aria-label={heading && `${label}: ${heading}`}>
        {label}
      </LinkButton>
    ))
