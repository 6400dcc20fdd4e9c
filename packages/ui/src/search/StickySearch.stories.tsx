import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Hero } from '../home/Hero.tsx'
import { Wordmark } from '../logo/Wordmark.tsx'
import { SearchBox } from './SearchBox.tsx'
import { StickySearch } from './StickySearch.tsx'

const meta = {
  title: 'Hledání/StickySearch',
  component: StickySearch,
  args: {
    logo: (
      <a href="/">
        <Wordmark name="inzrt" label="Inzrt – hlavní strana" />
      </a>
    ),
    children: <SearchBox id="hledat-nahore" landmark="Hledat nahoře" />,
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof StickySearch>
export default meta
type Story = StoryObj<typeof meta>

export const ScrolledAway: Story = {
  name: 'Když hledání z titulu odjede, čeká nahoře',
  render: (args) => (
    <>
      <Hero
        title="Co vám překáží, jinému chybí."
        search={<SearchBox id="hledat-hlavni" size="hero" />}
        goods={null}
      />
      <StickySearch {...args} />
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
