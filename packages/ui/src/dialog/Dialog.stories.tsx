import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { Button } from '../button/Button.tsx'
import { Dialog } from './Dialog.client.tsx'

const meta = {
  title: 'Okna/Dialog',
  component: Dialog,
  args: {
    isOpen: true,
    onClose: fn(),
    title: 'Zpracování osobních údajů',
    children: <p>Osobní údaje potřebujeme jen k tomu, aby se vám ozvali kupující.</p>,
    actions: <Button variant="primary">Rozumím</Button>,
  },
} satisfies Meta<typeof Dialog>
export default meta
type Story = StoryObj<typeof meta>

export const Opened: Story = {
  name: 'Otevřené, drží v sobě kurzor a zavírá ho Escape',
  play: async ({ args, userEvent }) => {
    const dialog = screen.getByRole<HTMLDialogElement>('dialog', {
      name: 'Zpracování osobních údajů',
    })
    await expect(dialog.open).toBe(true)
    await expect(dialog).toContainElement(document.activeElement as HTMLElement)
    dialog.dispatchEvent(new Event('cancel', { cancelable: true }))
    await expect(args.onClose).toHaveBeenCalledOnce()
    await userEvent.click(screen.getByRole('button', { name: 'Zavřít' }))
    await expect(args.onClose).toHaveBeenCalledTimes(2)
  },
}

export const Closed: Story = {
  name: 'Zavřené v dokumentu není',
  args: { isOpen: false },
  play: async () => {
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
}

export const Wrapping: Story = {
  name: 'R080 z posledního prvku vede tabulátor na první a zpátky',
  play: async ({ userEvent }) => {
    const [first, last] = ['Zavřít', 'Rozumím'].map((name) => screen.getByRole('button', { name }))
    last?.focus()
    await userEvent.tab()
    await expect(first).toHaveFocus()
    await userEvent.tab({ shift: true })
    await expect(last).toHaveFocus()
  },
}
