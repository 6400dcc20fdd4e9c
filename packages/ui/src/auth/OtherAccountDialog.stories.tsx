import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { OtherAccountDialog } from './OtherAccountDialog.client.tsx'

const meta = {
  title: 'Přihlášení/OtherAccountDialog',
  component: OtherAccountDialog,
  // It lies over the page, and would over a page of docs.
  parameters: { docs: { story: { inline: false, height: '700px' } } },
  args: {
    isOpen: true,
    begunBy: 'jana_k',
    now: 'petr_b',
    onLogIn: fn(),
    onTake: fn(async () => undefined),
    onClose: fn(),
  },
} satisfies Meta<typeof OtherAccountDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Asking: Story = {
  name: 'V013 řekne, čí stránka je, a ptá se',
  play: async ({ args, userEvent }) => {
    const dialog = screen.getByRole('dialog', { name: 'Jste přihlášeni jako někdo jiný' })
    await expect(dialog).toHaveTextContent(/psali jako jana_k, teď jste přihlášeni jako petr_b/)
    await userEvent.click(screen.getByRole('button', { name: 'Přihlásit se jako jana_k' }))
    await expect(args.onLogIn).toHaveBeenCalledOnce()
    await userEvent.click(screen.getByRole('button', { name: 'Pokračovat jako petr_b' }))
    await expect(args.onTake).toHaveBeenCalledOnce()
  },
}

export const Unknown: Story = {
  name: 'V013 čí stránka byla, se neví',
  args: { begunBy: null },
  play: async () => {
    const dialog = screen.getByRole('dialog', { name: 'Jste přihlášeni jako někdo jiný' })
    await expect(dialog).toHaveTextContent(/psali pod jiným účtem, teď jste přihlášeni jako petr_b/)
    await expect(screen.getByRole('button', { name: 'Přihlásit se jinak' })).toBeVisible()
  },
}
