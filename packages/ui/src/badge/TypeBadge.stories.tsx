import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { TypeBadge } from './TypeBadge.tsx'

const meta = {
  title: 'Štítky/TypeBadge',
  component: TypeBadge,
  args: { type: 'offer' },
} satisfies Meta<typeof TypeBadge>
export default meta
type Story = StoryObj<typeof meta>

const colourOf = (token: string): string => {
  const probe = document.createElement('i')
  probe.className = 'probe'
  document.body.append(probe)
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`.probe { background: var(${token}) }`)
  document.adoptedStyleSheets.push(sheet)
  const colour = getComputedStyle(probe).backgroundColor
  document.adoptedStyleSheets.pop()
  probe.remove()

  return colour
}

export const Offer: Story = {
  name: 'R111 nabídka je oranžová a ukazuje ven',
  play: async ({ canvas }) => {
    const badge = canvas.getByText('Nabídka')
    await expect(getComputedStyle(badge).backgroundColor).toBe(colourOf('--offer'))
  },
}

export const Inquiry: Story = {
  name: 'R111 poptávka je zelená a ukazuje dovnitř',
  args: { type: 'inquiry' },
  play: async ({ canvas }) => {
    const badge = canvas.getByText('Poptávka')
    await expect(getComputedStyle(badge).backgroundColor).toBe(colourOf('--inquiry'))
  },
}

export const Exchange: Story = {
  name: 'R111 výměna je šedá a ukazuje na obě strany',
  args: { type: 'exchange' },
  play: async ({ canvas }) => {
    const badge = canvas.getByText('Výměna')
    await expect(getComputedStyle(badge).backgroundColor).toBe(colourOf('--exchange'))
  },
}

export const Muted: Story = { name: 'Nezveřejněný inzerát', args: { isMuted: true } }
