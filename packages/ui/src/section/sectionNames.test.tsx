import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Breadcrumb } from '../breadcrumb/Breadcrumb.tsx'
import { HeroGoods } from '../home/HeroGoods.tsx'
import { Footer } from '../layout/Footer.tsx'
import { ListingHead } from '../listing/ListingHead.tsx'
import { SubsectionNav } from '../listing/SubsectionNav.tsx'
import { TableOfContents } from '../prose/TableOfContents.tsx'
import { SectionContents } from './SectionContents.tsx'

const NAME = 'Kola a koloběžky'
const LINK = { href: '/kola', name: NAME, label: NAME }

test.each([
  ['the title of a page', <ListingHead key="" title={NAME} />],
  ['the way to it', <Breadcrumb key="" items={[LINK]} />],
  ['the sections beside a list', <SubsectionNav key="" title={NAME} items={[LINK]} />],
  ['the contents page', <SectionContents key="" sections={[{ ...LINK, subsections: [LINK] }]} />],
  [
    'the table of contents',
    <TableOfContents
      key=""
      items={[
        { id: 'a', title: NAME },
        { id: 'b', title: NAME },
      ]}
    />,
  ],
  ['the counter', <HeroGoods key="" goods={[{ ...LINK, price: '1', icon: null }]} />],
  [
    'the footer',
    <Footer
      key=""
      support={{ email: '', hours: '' }}
      columns={[{ title: NAME, links: [LINK] }]}
      sections={[LINK]}
      end=""
    />,
  ],
])('in %s no line ends with the „a“ of a name', (_, element) => {
  const shown = renderToStaticMarkup(element).match(/>[^<>]*koloběžky/g)

  expect(shown?.length).toBeGreaterThan(0)
  expect(new Set(shown)).toEqual(new Set(['>Kola a\u00a0koloběžky']))
})
