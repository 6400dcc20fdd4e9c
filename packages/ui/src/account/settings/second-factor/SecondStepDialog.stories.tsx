import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { formState } from '../../../testing/formState.ts'
import { SecondStepDialog } from './SecondStepDialog.client.tsx'

const meta = {
  title: 'Účet/SecondStepDialog',
  component: SecondStepDialog,
  parameters: { docs: { story: { inline: false, height: '500px' } } },
  args: {
    form: formState({ code: '' }),
    way: 'app',
    onOtherWay: fn(),
    onPasskey: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof SecondStepDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Asking: Story = {
  name: 'V026 změna se potvrzuje druhým krokem',
  play: async ({ args, userEvent }) => {
    await expect(screen.getByRole('dialog', { name: 'Potvrďte, že jste to vy' })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Potvrdit' }))
    await expect(args.form.submit).toHaveBeenCalledOnce()
    await userEvent.click(screen.getByRole('button', { name: 'Použít záložní kód' }))
    await expect(args.onOtherWay).toHaveBeenCalledOnce()
    await userEvent.click(screen.getByRole('button', { name: 'Použít přístupový klíč' }))
    await expect(args.onPasskey).toHaveBeenCalledOnce()
  },
}
