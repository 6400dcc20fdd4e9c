import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { sampleBrand } from '../testing/sampleBrand.ts'
import {
  SampleDateline,
  SampleFooter,
  SampleHeader,
  SampleLogo,
  SampleNav,
} from '../testing/samplePage.tsx'
import { GoTop } from './GoTop.client.tsx'
import { Header } from './header/Header.tsx'
import { SkipLink } from './SkipLink.tsx'

const meta = {
  title: 'Stránky/Rám',
  component: Header,
  args: {
    logo: null,
    onHomeClick: fn(),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Header>
export default meta
type Story = StoryObj<typeof meta>

export const Logo: Story = {
  name: 'R073 R074 logo vede domů',
  render: (args, { globals }) => <Header {...args} logo={<SampleLogo look={globals.look} />} />,
  play: async ({ args, canvas, globals, userEvent }) => {
    const { brandName } = sampleBrand(globals.look)
    const logo = canvas.getByRole('link', { name: `${brandName} – hlavní strana` })
    await expect(logo).toHaveAttribute('href', '/')
    logo.addEventListener('click', (event) => event.preventDefault())
    await userEvent.click(logo)
    await expect(args.onHomeClick).toHaveBeenCalledOnce()
  },
}

export const HeaderWithSearch: Story = {
  name: 'R084 záhlaví s hledáním a vložením inzerátu',
  render: (_, { globals }) => <SampleHeader look={globals.look} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Vložit inzerát' })).toHaveAttribute(
      'href',
      '/vlozit-inzerat',
    )
  },
}

export const Navigation: Story = {
  name: 'R082 R083 rubriky a sesterský web',
  render: (_, { globals }) => <SampleNav look={globals.look} current="/kola-a-sport" />,
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('link', { name: 'Kola a sport' })).toHaveAttribute(
      'aria-current',
      'page',
    )
    const { name, href } = sampleBrand(globals.look).sister.navigation
    await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', href)
  },
}

export const Line: Story = { name: 'Datum a uzávěrka', render: () => <SampleDateline /> }

export const Foot: Story = {
  name: 'R016 R323 patička',
  render: (_, { globals }) => <SampleFooter look={globals.look} />,
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText('ve všední dny 8:30–17:00')).toBeVisible()
    await expect(canvas.getByRole('link', { name: sampleBrand(globals.look).email })).toBeVisible()
  },
}

export const Skip: Story = {
  name: 'Přeskočit na obsah',
  render: () => (
    <>
      <SkipLink />
      <main id="obsah">Obsah</main>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Přeskočit na obsah' })).toHaveFocus()
  },
}

export const Top: Story = {
  name: 'R072 R307 R308 zpět nahoru, 60 × 60',
  render: () => (
    <div id="nahoru">
      {Array.from({ length: 90 }, (_, line) => `Řádek ${line}`).map((line) => (
        <p key={line}>{line}</p>
      ))}
      <GoTop />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    window.scrollTo(0, 1800)
    const link = await waitFor(() => canvas.getByRole('link', { name: 'Zpět nahoru' }))
    const { width, height } = link.getBoundingClientRect()
    await expect([width, height]).toEqual([60, 60])
    await userEvent.click(link)
    await waitFor(() => expect(window.scrollY).toBe(0))
  },
}
