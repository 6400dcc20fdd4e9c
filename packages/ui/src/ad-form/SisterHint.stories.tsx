import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { SisterHint } from './SisterHint.tsx'

const meta = {
  title: 'Vložení inzerátu/SisterHint',
  component: SisterHint,
  args: {
    name: 'Pinkpack',
    href: 'http://pinkpack.localhost/vlozit-inzerat',
    words: ['erotickou', 'diskrétně'],
    section: 'Erotické služby a privát',
  },
} satisfies Meta<typeof SisterHint>
export default meta
type Story = StoryObj<typeof meta>

export const Proposed: Story = {
  name: 'N013 text patří na web pro dospělé',
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('„erotickou“')
    await expect(canvas.getByRole('link', { name: /Vložit na Pinkpack/ })).toHaveAttribute(
      'href',
      args.href,
    )
  },
}

export const Unnamed: Story = {
  name: 'N013 text patří na web pro dospělé, aniž to říká jediné slovo',
  args: { words: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('náš web pro dospělé. Tady')
  },
}

export const Quiet: Story = {
  name: 'N013 text patří sem',
  args: { words: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument()
  },
}
