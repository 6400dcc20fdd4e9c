import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within as inside, screen } from 'storybook/test'
import { DetailLayout } from '../../detail/DetailLayout.tsx'
import { Dialog } from '../../dialog/Dialog.client.tsx'
import { ProgressBar } from '../../feedback/ProgressBar.tsx'
import { DiscreetSwitch } from './DiscreetSwitch.tsx'
import { QuickLeave } from './QuickLeave.tsx'
import { ViewLinks } from './ViewLinks.tsx'
import { ViewNotice } from './ViewNotice.tsx'

const within = (view: 'citelny' | 'textovy') => () => {
  document.documentElement.dataset.rezim = view

  return () => {
    delete document.documentElement.dataset.rezim
  }
}

const meta = { title: 'Stránky/Vzhled stránky', component: ViewLinks } satisfies Meta<
  typeof ViewLinks
>
export default meta
type Story = StoryObj<typeof meta>

export const Ways: Story = {
  name: 'N019 N020 cesty do jiného vzhledu',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Čitelný režim',
      'Jen text',
    ])
  },
}

const Both = () => (
  <>
    <ViewNotice />
    <ViewLinks />
    <p>Kola a koloběžky, nejnovější inzeráty.</p>
  </>
)

export const Readable: Story = {
  name: 'N019 čitelný režim: 20 px a víc, cesta zpátky',
  beforeEach: within('citelny'),
  render: () => <Both />,
  play: async ({ canvas }) => {
    const size = Number.parseFloat(getComputedStyle(canvas.getByText(/nejnovější/)).fontSize)
    await expect(size).toBeGreaterThanOrEqual(20)
    await expect(canvas.getByRole('complementary')).toHaveAccessibleName('Čitelný režim')
    await expect(canvas.getAllByRole('link', { name: 'Běžný vzhled' })).toHaveLength(2)
  },
}

export const ReadableAd: Story = {
  name: 'N019 čitelný inzerát stojí v jednom sloupci a nic se v něm nehýbe',
  beforeEach: within('citelny'),
  render: () => (
    <DetailLayout
      gallery={<p>Fotky</p>}
      decision={<p>Prodám kolo</p>}
      body={<ProgressBar label="Načítám..." />}
    />
  ),
  play: async ({ canvas }) => {
    const [photo, heading] = [canvas.getByText('Fotky'), canvas.getByText('Prodám kolo')].map(
      (part) => part.getBoundingClientRect(),
    )
    await expect(heading?.left).toBe(photo?.left)
    await expect(heading?.top).toBeGreaterThanOrEqual(photo?.bottom ?? 0)
    await expect(canvas.getByRole('progressbar')).toHaveStyle({ animationName: 'none' })
  },
}

export const Textual: Story = {
  name: 'N020 jen text: cesta k plnému zobrazení',
  beforeEach: within('textovy'),
  render: () => <Both />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'plné zobrazení' })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Čitelný režim' })).toBeNull()
  },
}

export const Leave: Story = {
  name: 'N014 rychlý odchod je pořád po ruce',
  globals: { look: 'pinkpack' },
  render: () => <QuickLeave href="https://www.seznam.cz/" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Rychle odejít/ })).toHaveAttribute('data-leave')
  },
}

export const LeaveFromWindow: Story = {
  name: 'N014 rychlý odchod je po ruce i v otevřeném okně, jen kde ho má stránka',
  globals: { look: 'pinkpack' },
  render: () => (
    <>
      <QuickLeave href="https://www.seznam.cz/" />
      <Dialog isOpen title="Přihlášení" onClose={fn()}>
        <div style={{ blockSize: '200vh' }} />
      </Dialog>
    </>
  ),
  play: async () => {
    const dialog = screen.getByRole('dialog', { name: 'Přihlášení' })
    const leave = await inside(dialog).findByRole('link', { name: /Rychle odejít/ })
    await expect(leave).toHaveAttribute('href', 'https://www.seznam.cz/')
    await expect(leave).toHaveAttribute('data-leave')
    await expect(leave.getBoundingClientRect().bottom).toBeLessThan(window.innerHeight)
  },
}

export const Discreet: Story = {
  name: 'N014 diskrétní režim vypnutý a zapnutý',
  globals: { look: 'pinkpack' },
  render: () => (
    <>
      <DiscreetSwitch action="/diskretni-rezim" isOn={false} />
      <DiscreetSwitch action="/diskretni-rezim" isOn />
    </>
  ),
  play: async ({ canvas }) => {
    const on = canvas.getByRole('button', { name: 'Zapnout diskrétní režim' })
    await expect(on).toHaveAttribute('value', '1')
    await expect(canvas.getByRole('button', { name: /Vypnout/ })).toHaveAttribute('value', '0')
    await expect(on.closest('form')).toHaveAttribute('method', 'post')
  },
}
