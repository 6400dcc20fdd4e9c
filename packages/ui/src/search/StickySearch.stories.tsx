import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Hero } from '../home/Hero.tsx'
import { sampleBrand } from '../testing/sampleBrand.ts'
import { SampleLogo } from '../testing/samplePage.tsx'
import { SearchBox } from './SearchBox.tsx'
import { StickySearch } from './StickySearch.tsx'

const meta = {
  title: 'Hledání/StickySearch',
  component: StickySearch,
  args: {
    logo: null,
    children: <SearchBox id="hledat-nahore" landmark="Hledat nahoře" />,
  },
  parameters: { docs: { story: { inline: false, height: '420px' } }, layout: 'fullscreen' },
} satisfies Meta<typeof StickySearch>
export default meta
type Story = StoryObj<typeof meta>

export const ScrolledAway: Story = {
  name: 'Když hledání z titulu odjede, čeká nahoře',
  render: (args, { globals }) => (
    <>
      <Hero
        title={sampleBrand(globals.look).headline}
        search={<SearchBox id="hledat-hlavni" size="hero" />}
        goods={null}
      />
      <StickySearch
        {...args}
        logo={
          <a href="/">
            <SampleLogo look={globals.look} />
          </a>
        }
      />
      {Array.from({ length: 60 }, (_, line) => `Řádek ${line}`).map((line) => (
        <p key={line}>{line}</p>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('search', { name: 'Hledat nahoře' })).toBeNull()
    window.scrollTo(0, 900)
    await waitFor(() => expect(canvas.getByRole('search', { name: 'Hledat nahoře' })).toBeVisible())
  },
}
