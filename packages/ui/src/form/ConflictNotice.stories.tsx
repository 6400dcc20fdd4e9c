import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { ConflictNotice } from './ConflictNotice.tsx'

const meta = {
  title: 'Formuláře/ConflictNotice',
  component: ConflictNotice,
  args: { what: 'Inzerát', onReload: fn() },
} satisfies Meta<typeof ConflictNotice>
export default meta
type Story = StoryObj<typeof meta>

export const Changed: Story = {
  name: 'R136 inzerát se změnil v jiném okně, rozepsané zůstává',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      /^Inzerát mezitím někdo změnil.*Vaše úpravy tu zůstaly/,
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Zahodit a načíst novou podobu' }))
    await expect(args.onReload).toHaveBeenCalledOnce()
  },
}
