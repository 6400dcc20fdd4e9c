import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { ConfirmDialog } from './ConfirmDialog.client.tsx'

const meta = {
  title: 'Okna/ConfirmDialog',
  component: ConfirmDialog,
  // It lies over the page, and would over a page of docs.
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  args: {
    title: 'Smazat',
    confirmLabel: 'Ano, smazat',
    children: <p>Inzerát i s fotkami smažeme a nepůjde to vrátit. Opravdu smazat?</p>,
    onConfirm: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof ConfirmDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Asking: Story = {
  name: 'P024 co nejde vrátit, na to se ptáme',
  play: async ({ args, userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Ano, smazat' }))
    await expect(args.onConfirm).toHaveBeenCalledOnce()
    await userEvent.click(screen.getByRole('button', { name: 'Ne, nechat' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}
