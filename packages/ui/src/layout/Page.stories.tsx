import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Breadcrumb } from '../breadcrumb/Breadcrumb.tsx'
import { Button } from '../button/Button.tsx'
import { ContactBar } from '../detail/ContactBar.tsx'
import { DetailHead } from '../detail/DetailHead.tsx'
import { DetailLayout } from '../detail/DetailLayout.tsx'
import { FactsTable } from '../detail/FactsTable.tsx'
import { Gallery } from '../detail/gallery/Gallery.client.tsx'
import { LineAdPreview } from '../detail/print/LineAdPreview.tsx'
import { ReportLinks } from '../detail/ReportLinks.tsx'
import { SellerCard } from '../detail/SellerCard.tsx'
import { NotFound } from '../feedback/NotFound.tsx'
import { SoldOut } from '../feedback/SoldOut.tsx'
import { DialCodeForm } from '../home/DialCodeForm.tsx'
import { EditionCard } from '../home/EditionCard.tsx'
import { Hero } from '../home/Hero.tsx'
import { HeroGoods } from '../home/HeroGoods.tsx'
import { HomeColumns } from '../home/HomeColumns.tsx'
import { PopularSearches } from '../home/PopularSearches.tsx'
import { SectionHeading } from '../home/SectionHeading.tsx'
import { WantedList } from '../home/WantedList.tsx'
import { MailIcon } from '../icon/MailIcon.tsx'
import { PhoneIcon } from '../icon/PhoneIcon.tsx'
import { AdList } from '../listing/AdList.tsx'
import { AdRow } from '../listing/AdRow.tsx'
import { AdRowSmall } from '../listing/AdRowSmall.tsx'
import { BannerRow } from '../listing/BannerRow.tsx'
import { FilterBar, type FilterBarProps } from '../listing/FilterBar.tsx'
import { ListingHead } from '../listing/ListingHead.tsx'
import { ListingLayout } from '../listing/ListingLayout.tsx'
import { ListingRail } from '../listing/ListingRail.tsx'
import { LoadMore } from '../listing/LoadMore.tsx'
import { RefineForm } from '../listing/RefineForm.tsx'
import { SortSelect } from '../listing/SortSelect.tsx'
import { SubsectionNav } from '../listing/SubsectionNav.tsx'
import { toLocalityLine } from '../locality/LocalityLine.ts'
import { LocalityPicker } from '../locality/LocalityPicker.client.tsx'
import { ViewSwitch } from '../map/ViewSwitch.tsx'
import { Prose } from '../prose/Prose.tsx'
import { SearchBox } from '../search/SearchBox.tsx'
import { SearchPanel } from '../search/SearchPanel.tsx'
import { SearchResults } from '../search/SearchResults.tsx'
import { SectionContents } from '../section/SectionContents.tsx'
import { sampleAds } from '../testing/sampleAds.ts'
import { sampleBrand } from '../testing/sampleBrand.ts'
import { sampleGoods } from '../testing/sampleGoods.ts'
import {
  SampleFooter,
  SampleHeader,
  SampleNav,
  sampleDateline,
  sampleFooter,
  sampleSections,
} from '../testing/samplePage.tsx'
import { GoTop } from './GoTop.client.tsx'
import { Dateline } from './header/Dateline.tsx'
import { Page } from './Page.tsx'
import { Wrap } from './Wrap.tsx'

const nothing = () => {}
const rows = Object.values(sampleAds)

const Picker = ({ look }: { look?: 'field' }) => (
  <LocalityPicker
    id={look ? 'lokalita-hlavni' : 'lokalita'}
    look={look}
    toLine={toLocalityLine}
    search={async () => []}
    onChoose={nothing}
    onCancel={nothing}
    cancelHref="#"
  />
)

const Filter = ({ refineId, sort }: Pick<FilterBarProps, 'refineId' | 'sort'>) => (
  <FilterBar
    formId="filtr"
    action="/kola"
    locality={<Picker />}
    types={[
      { type: 'offer', count: '241' },
      { type: 'inquiry', count: '58' },
      { type: 'exchange', count: '13' },
    ]}
    sort={sort}
    refineId={refineId}
  />
)

const frame = (look: unknown) => ({
  navigation: <SampleNav look={look} />,
  footer: <SampleFooter {...sampleFooter} look={look} />,
})

const meta = {
  title: 'Stránky/Page',
  component: Page,
  parameters: { docs: { story: { inline: false, height: '800px' } }, layout: 'fullscreen' },
  args: {
    dateline: <Dateline {...sampleDateline} />,
    header: null,
    footer: null,
    children: null,
  },
} satisfies Meta<typeof Page>
export default meta
type Story = StoryObj<typeof meta>

export const Home: Story = {
  render: (args, { globals }) => (
    <Page
      {...args}
      {...frame(globals.look)}
      header={<SampleHeader look={globals.look} search={null} />}
      goTop={<GoTop />}
    >
      <Hero
        title={sampleBrand(globals.look).headline}
        search={
          <SearchBox id="hledat-hlavni" size="hero">
            <Picker look="field" />
          </SearchBox>
        }
        popular={
          <PopularSearches
            searches={['dřevo na topení', 'dětské lyže', 'sněhová fréza', 'chata Vysočina'].map(
              (label) => ({ href: `/search?term=${label}`, label }),
            )}
          />
        }
        goods={<HeroGoods goods={sampleGoods} />}
      />
      <Wrap>
        <SectionHeading aside={<p>24 996 inzerátů ve dvanácti rubrikách</p>}>
          {sampleBrand(globals.look).home.sections}
        </SectionHeading>
        <SectionContents
          sections={sampleSections.map((section, index) => ({
            ...section,
            count: `${4 - (index % 4)} ${812 - index * 17}`,
            subsections: ['Osobní auta', 'Motocykly a skútry', 'Náhradní díly'].map(
              (name, place) => ({
                href: `${section.href}-${place}`,
                name,
                count: String(912 - place * 301 - index),
              }),
            ),
          }))}
        />
        <HomeColumns
          print={
            <>
              <EditionCard
                {...sampleBrand(globals.look)}
                number="č. 47"
                releaseDate="17. 11. 2026"
                headline="Zima klepe na dveře: kola jdou za pět stovek"
                image={{ src: '/demo/bike-1.svg' }}
                deadlineLabel="Uzávěrka č. 48"
                deadline="čtvrtek 19. 11. ve 12.00"
                note="Inzerát podaný do té doby vyjde v&nbsp;úterý 24.&nbsp;11. i&nbsp;na papíře."
              />
              <DialCodeForm action="/search" name="term" />
              <WantedList
                ads={[
                  {
                    href: '/1',
                    heading: 'Koupím štípačku dřeva, i nefunkční',
                    facts: 'Žďár nad Sázavou, 4 000 Kč',
                  },
                  {
                    href: '/2',
                    heading: 'Hledám učitele na harmoniku pro syna',
                    facts: 'Zlín, dohodou',
                  },
                ]}
              />
            </>
          }
        >
          <SectionHeading aside={<a href="/search">Všechny nové inzeráty</a>}>
            {sampleBrand(globals.look).home.newest}
          </SectionHeading>
          <AdList>
            {rows.slice(1, 9).map((ad) => (
              <AdRow key={ad.href} {...ad} />
            ))}
          </AdList>
        </HomeColumns>
      </Wrap>
    </Page>
  ),
}

export const Listing: Story = {
  render: (args, { globals }) => (
    <Page
      {...args}
      {...frame(globals.look)}
      header={<SampleHeader look={globals.look} />}
      navigation={<SampleNav look={globals.look} current="/kola-a-sport" />}
      goTop={<GoTop />}
    >
      <Wrap>
        <Breadcrumb
          items={[
            { label: 'Úvod', href: '/' },
            { label: 'Kola a sport', href: '/kola-a-sport' },
            { label: 'Kola a koloběžky' },
          ]}
        />
        <ListingHead
          title="Kola a koloběžky"
          summary="312 inzerátů · dnes přibylo 17"
          icon="bike"
        />
        <ListingLayout
          rail={
            <ListingRail id="upresnit">
              <SubsectionNav
                title="Kola a sport"
                items={[
                  { href: '/kola', name: 'Kola a koloběžky', count: '312', isCurrent: true },
                  { href: '/elektrokola', name: 'Elektrokola', count: '86' },
                  { href: '/dily', name: 'Díly a doplňky', count: '194' },
                  { href: '/lyze', name: 'Lyže a běžky', count: '408' },
                ]}
              />
              <RefineForm formId="filtr" withPhotoCount="287" />
            </ListingRail>
          }
        >
          <Filter refineId="upresnit" />
          <ViewSwitch
            listHref="#seznam"
            mapHref="#mapa"
            current="list"
            sort={<SortSelect form="filtr" />}
          />
          <AdList label="Inzeráty">
            {rows.slice(0, 3).map((ad) => (
              <AdRow key={ad.href} {...ad} headingLevel="h2" isEager />
            ))}
            <BannerRow
              href="https://example.cz"
              image="/demo/banner.svg"
              alt="Servis kol U Řetězu, přezutí na zimu od 490 Kč"
              advertiser="Servis kol U Řetězu"
            />
            {rows.slice(3).map((ad) => (
              <AdRow key={ad.href} {...ad} headingLevel="h2" />
            ))}
          </AdList>
          <LoadMore
            shown={24}
            total={312}
            noun="inzerátů"
            nextHref="?page=2"
            nextCount={24}
            rankingHref="/jak-radime"
          />
        </ListingLayout>
      </Wrap>
    </Page>
  ),
  play: async ({ canvasElement, step }) => {
    const page = within(canvasElement)

    await step('R070 header, navigation, main and footer are landmarks', async () => {
      for (const role of ['banner', 'main', 'contentinfo']) {
        await expect(page.getByRole(role)).toBeVisible()
      }
      await expect(page.getByRole('navigation', { name: 'Rubriky' })).toBeVisible()
    })
  },
}

export const Detail: Story = {
  render: (args, { globals }) => (
    <Page
      {...args}
      {...frame(globals.look)}
      header={<SampleHeader look={globals.look} />}
      navigation={<SampleNav look={globals.look} current="/kola-a-sport" />}
    >
      <Wrap>
        <Breadcrumb
          items={[
            { label: 'Úvod', href: '/' },
            { label: 'Kola a koloběžky', href: '/kola' },
            { label: 'Dámské městské kolo Favorit' },
          ]}
        />
        <DetailLayout
          gallery={
            <Gallery
              photos={['1', '1b', '1c', '1d', '1e'].map((name) => ({
                id: name,
                src: `/demo/bike-${name}.svg`,
                width: 800,
                height: 600,
                alt: `Dámské kolo, fotka ${name}`,
                thumb: { src: `/demo/bike-${name}.svg` },
              }))}
            />
          }
          decision={
            <>
              <DetailHead {...sampleAds.topped} locality="Brno-Královo Pole, 612 00" />
              <SellerCard
                name="Jana K."
                kind="soukromá osoba"
                since={`Na ${sampleBrand(globals.look).locative} od roku 2019`}
                otherAds={{ href: '/search', label: 'další 4 inzeráty' }}
                safety={{
                  advice: 'Peníze předem neposílejte.',
                  href: '/napoveda',
                  label: 'Jak nakoupit bezpečně',
                }}
              >
                <Button variant="primary" size="big" icon={<PhoneIcon />}>
                  Zobrazit telefon
                </Button>
                <Button size="big" icon={<MailIcon />}>
                  Napsat
                </Button>
              </SellerCard>
            </>
          }
          body={
            <>
              <section>
                <h2>Popis</h2>
                <Prose>
                  <p>
                    Prodám dámské kolo Favorit po celkové repasi: nový lak v modré, nové pláště 28″,
                    ráfky vycentrované, středové složení i řazení vyměněné. Jezdila jsem na něm dva
                    roky do práce, teď už nestíhám a „Modrá“ by si zasloužila čerstvý vzduch.
                  </p>
                  <p>Předání osobně v Králově Poli, nejlépe odpoledne.</p>
                </Prose>
              </section>
              <section>
                <h2>Údaje</h2>
                <FactsTable
                  facts={[
                    { label: 'Rubrika', value: 'Kola a koloběžky' },
                    { label: 'Kód z novin', value: '204 815' },
                    { label: 'Vloženo', value: '21. 11. 2026' },
                    { label: 'Platí do', value: '19. 12. 2026' },
                  ]}
                />
              </section>
            </>
          }
          aside={
            <>
              <section>
                <h2>Tak to otiskneme</h2>
                <LineAdPreview
                  title="Kola a sport"
                  page="str. 7"
                  ad={{
                    lead: 'Dámské kolo Favorit',
                    text: 'po rep., prout. košík. 3\u00a0200\u00a0Kč. Brno. Kód 204 815',
                  }}
                  neighbours={[
                    { lead: 'Kolo pán.', text: 'trek., nosič, svět. 5\u00a0400\u00a0Kč. Praha 6.' },
                    { lead: 'Tandem', text: 'Velamos r. 84, výb. stav. 450\u00a0€. Frenštát.' },
                    { lead: 'Vym.', text: 'siln. kolo za horské. Rožnov.' },
                  ]}
                />
              </section>
              <ReportLinks onWrongSection={nothing} onInappropriate={nothing} />
            </>
          }
        />
        <SectionHeading aside={<a href="/kola">Celá rubrika</a>}>
          Další z rubriky Kola a koloběžky
        </SectionHeading>
        <AdList isInColumns>
          {rows.slice(1, 7).map((ad) => (
            <AdRowSmall key={ad.href} {...ad} />
          ))}
        </AdList>
      </Wrap>
      <ContactBar price={sampleAds.topped.price}>
        <Button variant="primary" icon={<PhoneIcon />}>
          Zobrazit telefon
        </Button>
      </ContactBar>
    </Page>
  ),
}

export const SearchOpen: Story = {
  render: (args, { globals }) => (
    <Page
      {...args}
      {...frame(globals.look)}
      header={
        <SampleHeader
          look={globals.look}
          search={<SearchBox id="hledat" value="kolo" onChange={nothing} onClear={nothing} />}
        />
      }
      searchPanel={
        <SearchPanel
          term="kolo"
          onCancel={nothing}
          allHref="/search?term=kolo"
          filter={<Filter sort={{ defaultValue: 'default' }} />}
        >
          <SearchResults
            status="done"
            sections={[
              {
                href: '/kola',
                name: 'Kola a koloběžky',
                marks: [
                  [0, 4],
                  [7, 11],
                ],
                icon: 'bike',
                count: '312',
              },
              { href: '/elektrokola', name: 'Elektrokola', icon: 'bike', count: '86' },
            ]}
            ads={[{ ...sampleAds.plain, marks: [[15, 19]] }, ...rows.slice(2, 6)]}
          />
        </SearchPanel>
      }
    >
      <Wrap>
        <ListingHead title="Kola a koloběžky" />
        <AdList>
          {rows.slice(0, 6).map((ad) => (
            <AdRow key={ad.href} {...ad} headingLevel="h2" />
          ))}
        </AdList>
      </Wrap>
    </Page>
  ),
}

export const Missing: Story = {
  name: 'NotFound',
  render: (args, { globals }) => (
    <Page {...args} {...frame(globals.look)} header={<SampleHeader look={globals.look} />}>
      <NotFound title="Tady už je vyprodáno." picture={<SoldOut />}>
        <SearchBox id="hledat-404" landmark="Hledat znovu" />
      </NotFound>
    </Page>
  ),
}
