import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { SearchBox } from '../../search/SearchBox.tsx'
import { sampleBrand } from '../../testing/sampleBrand.ts'
import { SampleHeader, SampleLogo } from '../../testing/samplePage.tsx'
import { Header } from './Header.tsx'

const meta = {
  title: 'Stránky/Header',
  component: Header,
  args: { logo: null },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Header>
export default meta
type Story = StoryObj<typeof meta>

export const Logo: Story = {
  name: 'R073 logo vede domů',
  render: (args, { globals }) => <Header {...args} logo={<SampleLogo look={globals.look} />} />,
  play: async ({ canvas, globals }) => {
    const { brandName } = sampleBrand(globals.look)
    const logo = canvas.getByRole('link', { name: `${brandName} – hlavní strana` })
    await expect(logo).toHaveAttribute('href', '/')
  },
}

export const WithSearch: Story = {
  name: 'R084 záhlaví s hledáním a vložením inzerátu',
  args: { search: <SearchBox id="hledat" /> },
  render: ({ search }, { globals }) => <SampleHeader look={globals.look} search={search} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Vložit inzerát' })).toHaveAttribute(
      'href',
      '/vlozit-inzerat',
    )
  },
}
