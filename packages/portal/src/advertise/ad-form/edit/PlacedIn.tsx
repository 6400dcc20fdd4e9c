import type { AdDetail } from '@inzrt/contracts/ads/advertisementDetail'
import { adTypeLabel } from '@inzrt/rules/listing'
import { FactsTable } from '@inzrt/ui/detail/FactsTable.tsx'

/** Category, section and type of an ad that exists: they stay, and another ad goes elsewhere. */
export const PlacedIn = ({ ad: { section, sectionSlug, type } }: { ad: AdDetail }) => {
  const { name, categoryName } = section?.data ?? {}

  return (
    <>
      <FactsTable
        facts={[
          ...(categoryName ? [{ label: 'Kategorie', value: categoryName }] : []),
          { label: 'Rubrika', value: <a href={`/${sectionSlug}`}>{name ?? sectionSlug}</a> },
          { label: 'Druh inzerátu', value: adTypeLabel(type) },
        ]}
      />
      <p>
        Kategorii, rubriku ani druh inzerátu změnit nejde. Patří-li inzerát jinam,{' '}
        <a href="/vlozit-inzerat">vložte ho znovu</a>.
      </p>
    </>
  )
}
