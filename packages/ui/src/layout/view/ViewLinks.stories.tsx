import type { Decorator, Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ViewLinks } from './ViewLinks.tsx'
import { ViewNotice } from './ViewNotice.tsx'

const within = (view: 'citelny' | 'textovy') => () => {
  document.documentElement.dataset.rezim = view

  return () => {
    delete document.documentElement.dataset.rezim
  }
}

const meta = { title: 'Stránky/ViewLinks', component: ViewLinks } satisfies Meta<typeof ViewLinks>
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

const underNotice: Decorator = (Story) => (
  <>
    <ViewNotice />
    <Story />
    <p>Kola a koloběžky, nejnovější inzeráty.</p>
  </>
)

export const Readable: Story = {
  name: 'N019 čitelný režim: 20 px a víc, cesta zpátky',
  beforeEach: within('citelny'),
  decorators: underNotice,
  play: async ({ canvas }) => {
    const size = Number.parseFloat(getComputedStyle(canvas.getByText(/nejnovější/)).fontSize)
    await expect(size).toBeGreaterThanOrEqual(20)
    await expect(canvas.getByRole('complementary')).toHaveAccessibleName('Čitelný režim')
    await expect(canvas.getAllByRole('link', { name: 'Běžný vzhled' })).toHaveLength(2)
  },
}

export const Textual: Story = {
  name: 'N020 jen text: cesta k plnému zobrazení',
  beforeEach: within('textovy'),
  decorators: underNotice,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'plné zobrazení' })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Čitelný režim' })).toBeNull()
  },
}
