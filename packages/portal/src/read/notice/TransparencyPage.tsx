import { readTransparencyCall } from '@inzrt/contracts/desk/transparency'
import { nonBreaking } from '@inzrt/domain/text'
import { formatDate } from '@inzrt/domain/time'
import { FactsTable } from '@inzrt/ui/detail/FactsTable.tsx'
import { Prose } from '@inzrt/ui/prose/Prose.tsx'
import { ArticleTable } from '../../content/article/ArticleTable.tsx'
import { orThrow } from '../../shell/api/orThrow.ts'
import { publicApi } from '../../shell/api/publicApi.server.ts'
import type { Brand } from '../../shell/brand/Brand.ts'
import { settings } from '../../shell/settings/settings.server.ts'
import { FormPage } from '../../site/FormPage.tsx'
import { toReasonRows, toTransparencyFacts } from './toTransparencyFacts.ts'

/** What moderation did in the last twelve months, from the database. */
export const TransparencyPage = async ({ brand }: { brand: Brand }) => {
  const { data } = orThrow(await publicApi(brand).call(readTransparencyCall))

  return (
    <FormPage brand={brand} crumb="Průhlednost moderace">
      <h1>Průhlednost moderace</h1>
      <p>
        {nonBreaking(
          `Co se stalo s hlášeními a inzeráty od ${formatDate(new Date(data.since))}. O každém rozhoduje člověk; automat inzeráty jen vybírá ke kontrole.`,
        )}
      </p>
      <FactsTable facts={toTransparencyFacts(data)} />
      {data.reasons.length > 0 && (
        <Prose>
          <ArticleTable
            caption="Hlášení podle důvodu"
            head={['Důvod', 'Přijato', 'Vyhověli jsme']}
            rows={toReasonRows(data)}
            email={settings().SUPPORT_EMAIL}
          />
        </Prose>
      )}
      <p>
        <a href="/oznameni">Oznámit protiprávní obsah</a>
      </p>
    </FormPage>
  )
}
