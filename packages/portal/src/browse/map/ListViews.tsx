import { SortSelect } from '@inzrt/ui/listing/SortSelect.tsx'
import { ViewSwitch } from '@inzrt/ui/map/ViewSwitch.tsx'
import type { ListingState } from '../../shell/listing-url/ListingState.ts'
import { serialiseListing } from '../../shell/listing-url/serialiseListing.ts'
import { StaticHtml } from '../../shell/static-html/StaticHtml.tsx'
import { FILTER_ID } from '../listing/ListingFilter.tsx'

export type ListViewsProps = { path: string; state: ListingState; term?: string | undefined }

/** The same list as rows alone and with a map, under addresses of their own, and its order, a field of the filter. */
export const ListViews = ({ path, state, term }: ListViewsProps) => (
  <StaticHtml name="views">
    <ViewSwitch
      listHref={serialiseListing(path, { ...state, view: 'list' }, term)}
      mapHref={serialiseListing(path, { ...state, view: 'map', page: 1 }, term)}
      current={state.view}
      sort={
        <SortSelect
          form={FILTER_ID}
          defaultValue={state.sort}
          hasDistance={state.radius !== null}
        />
      }
    />
  </StaticHtml>
)
