import type { Locality } from '@inzrt/domain/locality'
import { ageInHeading, shownPrice } from '@inzrt/rules/ad'
import type { AdRowProps } from '@inzrt/ui/listing/AdRow.tsx'

type Sought = Parameters<typeof shownPrice>[0] & {
  heading: string
  PSC: Pick<Locality, 'regionName'>
}

/** Where nothing is sold, the place of the price says how old somebody is, and from where. */
export const toPerson = ({ heading, PSC, ...priced }: Sought): AdRowProps['person'] =>
  priced.isDating && !shownPrice(priced)
    ? { age: ageInHeading(heading) ?? undefined, region: PSC.regionName }
    : undefined
