import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { RuleDiff } from './RuleDiff.tsx'

const meta = {
  title: 'Správa/RuleDiff',
  component: RuleDiff,
  args: {
    summary: 'Změnu jsme přehráli na posledních inzerátech (5 000 inzerátů).',
    held: {
      title: 'Nově by čekalo na člověka: 3 inzeráty',
      ads: [
        {
          id: 1,
          href: '#inzerat',
          heading: 'Padělky hodinek',
          state: { text: 'Zveřejněný', tone: 'good' },
        },
      ],
      rest: 'A dál ještě 2 inzeráty.',
    },
    released: { title: 'Nově by prošlo hned: nic', ads: [] },
    confirmLabel: 'Ano, spustit slovo „padělek“',
    isSending: false,
    onConfirm: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof RuleDiff>
export default meta
type Story = StoryObj<typeof meta>

export const Replaying: Story = {
  name: 'N025 změna pravidel přehraná na starších inzerátech čeká na potvrzení',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Padělky hodinek' })).toBeVisible()
    await expect(args.onConfirm).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: /^Ano, spustit/ }))
    await expect(args.onConfirm).toHaveBeenCalledOnce()
  },
}
