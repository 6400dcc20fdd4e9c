import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { formState } from '../../testing/formState.ts'
import { DeleteAccountDialog } from './DeleteAccountDialog.client.tsx'

const meta = {
  title: 'Účet/DeleteAccountDialog',
  component: DeleteAccountDialog,
  // It lies over the page, and would over a page of docs.
  parameters: { docs: { story: { inline: false, height: '700px' } } },
  args: { isOpen: true, onClose: fn() },
} satisfies Meta<typeof DeleteAccountDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Deletion: Story = {
  name: 'P045 zrušení účtu, co s ním zmizí a heslo',
  args: { form: formState({ password: '' }, { errors: { password: 'Heslo není správné.' } }) },
  play: async ({ args, userEvent }) => {
    const dialog = screen.getByRole('dialog', { name: 'Opravdu zrušit účet?' })
    await expect(dialog).toHaveTextContent('nepůjdou obnovit')
    await expect(screen.getByLabelText('Současné heslo')).toBeInvalid()
    await userEvent.click(screen.getByRole('button', { name: 'Ponechat účet' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

export const Deleting: Story = {
  name: 'P045 účet se ruší',
  args: { form: formState({ password: 'heslo' }, { isSending: true }) },
  play: async () => {
    await expect(screen.getByRole('button', { name: 'Ruším účet…' })).toBeDisabled()
  },
}
