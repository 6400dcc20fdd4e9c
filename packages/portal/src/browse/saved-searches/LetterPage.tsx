import type { FormOutcome } from '@inzrt/contracts/pages/queryKeys'
import { nonBreaking } from '@inzrt/domain/text'
import { Button } from '@inzrt/ui/button/Button.tsx'
import { LinkButton } from '@inzrt/ui/button/LinkButton.tsx'
import { PlainForm } from '@inzrt/ui/form/PlainForm.tsx'
import type { Brand } from '../../shell/brand/Brand.ts'
import type { SearchParams } from '../../shell/metadata/SearchParams.ts'
import { StaticHtml } from '../../shell/static-html/StaticHtml.tsx'
import { FormPage } from '../../site/FormPage.tsx'
import { readOutcome, readToken } from './readOutcome.ts'
import { SendAtOnce } from './SendAtOnce.client.tsx'

export type LetterPageTexts = Readonly<{
  title: string
  lead: string
  action: string
  button: string
  /** The link is the whole wish: with a script nothing has to be pressed. */
  isAtOnce?: boolean
  /** What is said once it is sent. */
  outcomes: Readonly<Record<FormOutcome, string>>
}>

export type LetterPageProps = {
  brand: Brand
  searchParams: Promise<SearchParams>
  texts: LetterPageTexts
}

/**
 * A page that a letter's link leads to: one button, which a script presses where the link says it all. A program that
 * only looks at the link does nothing by it.
 */
export const LetterPage = async ({ brand, searchParams, texts }: LetterPageProps) => {
  const params = await searchParams
  const token = readToken(params)
  const outcome = readOutcome(params)
  const { title, lead, action, button, outcomes, isAtOnce } = texts

  return (
    <FormPage brand={brand} crumb={title} drawing="letter">
      <StaticHtml name="letter">
        <h1>{title}</h1>
        {outcome ? (
          <p role="status">{nonBreaking(outcomes[outcome])}</p>
        ) : (
          <p>{nonBreaking(token ? lead : outcomes.chyba)}</p>
        )}
        {(outcome === 'hotovo' || outcome === 'neplati') && (
          <p>
            <LinkButton href="/search">Hledat inzeráty</LinkButton>
          </p>
        )}
        {token && (!outcome || outcome === 'pozdeji' || outcome === 'mnoho') && (
          <PlainForm action={action} label={title} hidden={{ token }}>
            <Button type="submit" variant="primary">
              {button}
            </Button>
          </PlainForm>
        )}
      </StaticHtml>
      {isAtOnce && token && !outcome && <SendAtOnce action={action} />}
    </FormPage>
  )
}
