import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { SecondFactorRows } from './SecondFactorRows.tsx'

const meta = {
  title: 'Účet/SecondFactorRows',
  component: SecondFactorRows,
  args: {
    factors: [{ id: 'aplikace', name: 'Aplikace s\u00a0kódy', note: 'nastavená 5. 3. 2026 7:05' }],
    codesLeft: 'Zbývá 7 záložních kódů.',
    onRemove: fn(),
    onMakeCodes: fn(),
  },
} satisfies Meta<typeof SecondFactorRows>
export default meta
type Story = StoryObj<typeof meta>

export const On: Story = {
  name: 'V026 čím se kromě hesla přihlašuje',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Odebrat ?: Aplikace/ }))
    await expect(args.onRemove).toHaveBeenCalledWith('aplikace')
    await userEvent.click(canvas.getByRole('button', { name: 'Vytvořit nové záložní kódy' }))
    await expect(args.onMakeCodes).toHaveBeenCalledOnce()
  },
}

export const Busy: Story = {
  name: 'V026 mění se: další změna počká',
  args: { isBusy: true },
  play: async ({ args, canvas, userEvent }) => {
    const remove = canvas.getByRole('button', { name: /^Odebrat/ })
    await expect(remove).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(remove)
    await expect(args.onRemove).not.toHaveBeenCalled()
  },
}
