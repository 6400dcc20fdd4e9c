import { listAdminSectionsCall } from '@inzrt/contracts/desk/adminSection'
import type { ModeratedAd } from '@inzrt/contracts/desk/moderatedAd'
import type { SelectOption } from '@inzrt/ui/field/SelectField.tsx'
import { browserApi } from '../../shell/api/browserApi.ts'
import { useAccountQuery } from '../../shell/own-lists/useAccountQuery.ts'

const CHOOSE: SelectOption = { value: '', label: 'Vyberte rubriku' }

/** Sections an ad may move to: of its site, not divided, and another than its own. */
export const useTargetSections = (ad: ModeratedAd): readonly SelectOption[] => {
  const { answer } = useAccountQuery('listAdminSections', () =>
    browserApi.call(listAdminSectionsCall),
  )
  const sections = (answer?.data ?? []).filter(
    ({ brand, isLeaf, isActive, slug }) =>
      brand === ad.brand && isLeaf && isActive && slug !== ad.sectionSlug,
  )

  return [
    CHOOSE,
    ...sections.map(({ slug, name, above }) => ({
      value: slug,
      label: [...above, name].join(' › '),
    })),
  ]
}
