import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { RecoveryCodes } from './RecoveryCodes.tsx'

const meta = {
  title: 'Účet/RecoveryCodes',
  component: RecoveryCodes,
  args: {
    codes: ['2345-6789-abcd-efgh', 'jkmn-pqrs-tuvw-xyz2', '3456-789a-bcde-fghj'],
    onSave: fn(),
    onDone: fn(),
  },
} satisfies Meta<typeof RecoveryCodes>
export default meta
type Story = StoryObj<typeof meta>

export const Fresh: Story = {
  name: 'V026 záložní kódy se ukážou jednou',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Záložní kódy' })).toHaveFocus()
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
    await userEvent.click(canvas.getByRole('button', { name: 'Stáhnout jako soubor' }))
    await expect(args.onSave).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Kódy mám uložené' }))
    await expect(args.onDone).toHaveBeenCalledOnce()
  },
}
