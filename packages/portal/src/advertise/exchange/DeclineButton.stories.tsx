import type { Exchange } from '@inzrt/contracts/ads/exchange'
import { anAdListItem } from '@inzrt/fixtures/builders/anAdListItem'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { DeclineButton } from './DeclineButton.client.tsx'

const three = ['Vyměním pračku', 'Vyměním kytaru', 'Vyměním kolo'].map((heading) =>
  anAdListItem({ heading, type: 'exchange', mainImageThumbPath: null }),
)
const open: Exchange = {
  token: `x1-${'a'.repeat(43)}`,
  state: 'open',
  endsAt: '2026-05-07T10:00:00Z',
  hasAgreed: false,
  agreed: 0,
  ads: three,
  conversation: null,
}

const meta = {
  title: 'Portál/DeclineButton',
  component: DeclineButton,
  args: { exchange: open, isSending: false, onDecline: fn() },
} satisfies Meta<typeof DeclineButton>
export default meta
type Story = StoryObj<typeof meta>

export const Three: Story = {
  name: 'N012 odmítnout výměnu lze až po otázce, která řekne, komu skončí',
  play: async ({ args, canvas, userEvent }) => {
    const decline = canvas.getByRole('button', { name: 'Nemám zájem' })
    await userEvent.click(decline)
    await expect(args.onDecline).not.toHaveBeenCalled()
    const asked = screen.getByRole('dialog', { name: 'Nemám zájem' })
    await expect(asked).toHaveTextContent(/hned skončí pro všechny tři/)
    await expect(asked).toHaveTextContent(/nejdřív za 90\sdní/)
    await userEvent.click(screen.getByRole('button', { name: 'Ne, nechat' }))
    await expect(args.onDecline).not.toHaveBeenCalled()
    await userEvent.click(decline)
    await userEvent.click(screen.getByRole('button', { name: 'Ano, nemám zájem' }))
    await expect(args.onDecline).toHaveBeenCalledOnce()
  },
}

export const Two: Story = {
  name: 'N012 odvolaný souhlas končí výměnu i\u00a0druhému',
  args: { exchange: { ...open, ads: three.slice(0, 2), hasAgreed: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Odvolat souhlas' }))
    await expect(screen.getByRole('dialog')).toHaveTextContent(/skončí i\spro druhého/)
    await userEvent.click(screen.getByRole('button', { name: 'Ne, nechat' }))
  },
}
