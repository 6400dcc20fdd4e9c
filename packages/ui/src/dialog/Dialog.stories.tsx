import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Button } from '../button/Button.tsx'
import { Dialog, type DialogProps } from './Dialog.client.tsx'

const meta = {
  title: 'Okna/Dialog',
  component: Dialog,
  // It lies over the page, and would over a page of docs.
  parameters: { docs: { story: { inline: false, height: '420px' } } },
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

const WithOpener = (args: DialogProps) => {
  const [isOpen, setOpen] = useState(false)

  return (
    <>
      <Button onClick={() => setOpen(true)}>Otevřít okno</Button>
      {isOpen && <Dialog {...args} onClose={() => setOpen(false)} />}
    </>
  )
}

const WithLogin = (args: DialogProps) => {
  const [isOpen, setOpen] = useState(false)
  const [isDone, setDone] = useState(false)
  const logIn = () => {
    setDone(true)
    setOpen(false)
  }

  return (
    <>
      <p>
        <span hidden={isDone}>
          <Button onClick={() => setOpen(true)}>Přihlášení</Button>
        </span>
        {isDone && <a href="#ucet">Můj účet</a>}
      </p>
      {isOpen && <Dialog {...args} actions={<Button onClick={logIn}>Přihlásit se</Button>} />}
    </>
  )
}

export const GivingOn: Story = {
  name: 'R080 zmizelo-li tlačítko, které okno otevřelo, stojí kurzor na tom, co je místo něj',
  render: (args) => <WithLogin {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Přihlášení' }))
    await userEvent.click(screen.getByRole('button', { name: 'Přihlásit se' }))
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Můj účet' })).toHaveFocus())
  },
}

export const GivingBack: Story = {
  name: 'R080 po zavření stojí kurzor zase na tlačítku, které okno otevřelo',
  render: (args) => <WithOpener {...args} />,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Otevřít okno' })
    await userEvent.click(opener)
    await userEvent.click(screen.getByRole('button', { name: 'Zavřít' }))
    await waitFor(() => expect(opener).toHaveFocus())
  },
}
