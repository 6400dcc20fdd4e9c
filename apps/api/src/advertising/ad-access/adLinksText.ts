import { slugify } from '@inzrt/domain/slug'
import type { Site } from '../../messages/mail/Site.ts'
import type { AdLinks } from '../../messages/mail/templates/adLinks.ts'

const SHOWN = 30

/** Signs outside of the GSM alphabet would make the text twice as dear. */
const plain = (heading: string): string => slugify(heading).replaceAll('-', ' ').slice(0, SHOWN)

/** The links to an advertiser's ads as a text for a phone. */
export const adLinksText = ({ ads, minutes }: AdLinks, site: Site): { text: string } => ({
  text: [
    `${site.name}: odkazy k inzeratum, plati ${minutes} minut a jen jednou.`,
    ...ads.map(
      ({ heading, token }) => `${plain(heading)}: ${site.url('/editovat-inzerat', { token })}`,
    ),
  ].join('\n'),
})
