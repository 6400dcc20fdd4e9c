import { nonBreaking } from '@inzrt/domain/text'
import { LinkButton } from '@inzrt/ui/button/LinkButton.tsx'
import { isListingChanged } from '../../shell/listing-url/isListingChanged.ts'
import { INITIAL_LISTING, type ListingState } from '../../shell/listing-url/ListingState.ts'
import { serialiseListing } from '../../shell/listing-url/serialiseListing.ts'

export type NothingFoundProps = { state: ListingState; term: string }

/** Where to go on from a search that found nothing. */
export const NothingFound = ({ state, term }: NothingFoundProps) => (
  <>
    {isListingChanged(state) ? (
      <LinkButton variant="primary" href={serialiseListing('/search', INITIAL_LISTING, term)}>
        Hledat bez filtrů
      </LinkButton>
    ) : (
      <LinkButton variant="primary" href="/rubriky-inzerce">
        Prohlédnout rubriky
      </LinkButton>
    )}
    <LinkButton href="/">Hlavní strana</LinkButton>
    <p>
      Nebo <a href="/vlozit-inzerat">vložte vlastní inzerát</a>
      {nonBreaking(' a počkejte, kdo se ozve.')}
    </p>
  </>
)
