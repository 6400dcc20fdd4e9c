import { GATEWAY_PATHS } from '@inzrt/contracts/pages/gatewayPaths'
import { countOf, nonBreaking, WORD_FORMS } from '@inzrt/domain/text'
import { EMAIL_MAX, WATCH_CONFIRM_HOURS } from '@inzrt/rules/limits'
import { Button } from '@inzrt/ui/button/Button.tsx'
import { LinkButton } from '@inzrt/ui/button/LinkButton.tsx'
import { RadioGroup } from '@inzrt/ui/field/RadioGroup.tsx'
import { TextField } from '@inzrt/ui/field/TextField.tsx'
import { PlainForm } from '@inzrt/ui/form/PlainForm.tsx'
import type { Brand } from '../../shell/brand/Brand.ts'
import type { SearchParams } from '../../shell/metadata/SearchParams.ts'
import { StaticHtml } from '../../shell/static-html/StaticHtml.tsx'
import { FormPage } from '../../site/FormPage.tsx'
import { loadSite } from '../../site/loadSite.server.ts'
import { LATER, readOutcome } from './readOutcome.ts'
import { readWatchedSearch, type WatchedSearch } from './readWatchedSearch.ts'

const FREQUENCIES = [
  { value: 'instant', label: 'hned, jak přibude' },
  { value: 'weekly', label: 'jednou týdně přehled' },
]

const BAD_EMAIL = nonBreaking('Zadejte prosím platnou e-mailovou adresu.')
const FAILURES = {
  mnoho: 'Žádostí o\u00a0hlídání je teď moc. Zkuste to prosím zítra.',
  pozdeji: LATER,
} as const

const NothingAsked = () => (
  <>
    <h1>Hlídat nové inzeráty</h1>
    <p>Nejdřív něco vyhledejte, stačí slovo o dvou písmenech. Hlídání pak zapnete nad výsledky.</p>
    <p>
      <LinkButton href="/search">Hledat</LinkButton>
    </p>
  </>
)

const Asked = ({ href }: WatchedSearch) => (
  <>
    <h1>{nonBreaking('Ještě to potvrďte v e-mailu')}</h1>
    <p role="status">
      Poslali jsme vám odkaz, který platí {countOf(WATCH_CONFIRM_HOURS, WORD_FORMS.hour)}. Dokud
      hlídání nepotvrdíte, nic dalšího nepřijde.
    </p>
    <p>Nepřišel? Podívejte se i{'\u00a0'}do nevyžádané pošty.</p>
    <p>
      <LinkButton href={href}>Zpět k{'\u00a0'}výsledkům</LinkButton>
    </p>
  </>
)

type AskingProps = {
  search: WatchedSearch
  error?: string | undefined
  failure?: string | undefined
}

const Asking = ({ search, error, failure }: AskingProps) => (
  <>
    <h1>Hlídat nové inzeráty</h1>
    <p>
      Přibude-li inzerát k{'\u00a0'}hledání <a href={search.href}>{search.name}</a>, napíšeme vám.
      Účet k{'\u00a0'}tomu nepotřebujete.
    </p>
    {failure && <p role="alert">{failure}</p>}
    <PlainForm
      action={GATEWAY_PATHS.watch}
      label="Hlídání inzerátů"
      hidden={{ query: search.query }}
    >
      <TextField
        name="email"
        type="email"
        label="e-mail"
        autoComplete="email"
        maxLength={EMAIL_MAX}
        required
        error={error}
        hint="Jen pro tohle hlídání. Až skončí, adresu smažeme."
      />
      <RadioGroup
        name="frequency"
        label="Jak často psát"
        options={FREQUENCIES}
        defaultValue="instant"
      />
      <Button type="submit" variant="primary">
        Poslat potvrzovací e-mail
      </Button>
    </PlainForm>
    <p>
      Hlídat začneme, až to v{'\u00a0'}e-mailu potvrdíte. Každá další zpráva má odkaz, kterým
      hlídání hned ukončíte.{' '}
      <a href="/ochrana-osobnich-udaju#hlidani">Co děláme s{'\u00a0'}adresou</a>
    </p>
  </>
)

export type WatchPageProps = { brand: Brand; searchParams: Promise<SearchParams> }

/** Where somebody without an account has a search watched; it needs no script. */
export const WatchPage = async ({ brand, searchParams }: WatchPageProps) => {
  const params = await searchParams
  const { sections } = await loadSite(brand)
  const search = readWatchedSearch(params, sections)
  const outcome = readOutcome(params)
  const show = (found: WatchedSearch) =>
    outcome === 'hotovo' ? (
      <Asked {...found} />
    ) : (
      <Asking
        search={found}
        error={outcome === 'chyba' ? BAD_EMAIL : undefined}
        failure={outcome === 'mnoho' || outcome === 'pozdeji' ? FAILURES[outcome] : undefined}
      />
    )

  return (
    <FormPage brand={brand} crumb="Hlídání inzerátů" drawing="radio">
      <StaticHtml name="watch">{search ? show(search) : <NothingAsked />}</StaticHtml>
    </FormPage>
  )
}
