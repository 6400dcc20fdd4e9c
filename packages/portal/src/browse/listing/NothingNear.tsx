import { RADII } from '@inzrt/rules/listing'
import { LinkButton } from '@inzrt/ui/button/LinkButton.tsx'
import { EmptyState } from '@inzrt/ui/feedback/EmptyState.tsx'
import type { ListingState } from '../../shell/listing-url/ListingState.ts'
import { serialiseListing } from '../../shell/listing-url/serialiseListing.ts'

export type NothingNearProps = { path: string; state: ListingState }

/** Nothing at the place asked for; the next larger surroundings are offered. */
export const NothingNear = ({ path, state }: NothingNearProps) => {
  const wider = RADII.find((km) => km > (state.radius ?? 0))

  return (
    <EmptyState title="Nebyl nalezen žádný inzerát" icon={null}>
      {wider && (
        <LinkButton href={serialiseListing(path, { ...state, radius: wider, page: 1 })}>
          {`Hledat do\u00a0${wider}\u00a0km`}
        </LinkButton>
      )}
    </EmptyState>
  )
}
