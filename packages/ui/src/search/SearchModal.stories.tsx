import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen } from 'storybook/test'
import { SearchModal, type SearchModalProps } from './SearchModal.client.tsx'

const Controlled = (props: SearchModalProps) => {
  const [term, setTerm] = useState(props.term)

  return <SearchModal {...props} term={term} onTermChange={setTerm} />
}

const meta = {
  title: 'Hledání/SearchModal',
  component: SearchModal,
  // It lies over the page, and would over a page of docs.
  parameters: { docs: { story: { inline: false, height: '700px' } } },
  args: { isOpen: true, term: '', onTermChange: fn(), onSubmit: fn(), onClose: fn() },
  render: (args) => <Controlled {...args} />,
  globals: { viewport: { value: 'phone', isRotated: false } },
} satisfies Meta<typeof SearchModal>
export default meta
type Story = StoryObj<typeof meta>

export const Opened: Story = {
  name: 'R077 R086 okno Vyhledávání, kurzor v poli',
  play: async ({ args, userEvent }) => {
    const field = screen.getByRole('textbox', { name: 'Hledat' })
    await expect(screen.getByRole('dialog', { name: 'Vyhledávání' })).toBeVisible()
    await expect(field).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(await screen.findByText('Napište, co hledáte.')).toBeVisible()
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await userEvent.type(field, 'kolo{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledWith('kolo')
  },
}

export const Filled: Story = {
  name: 'co se napsalo před otevřením, v okně zůstává a píše se za to',
  args: { term: 'ko' },
  play: async ({ userEvent }) => {
    const field = screen.getByRole('textbox', { name: 'Hledat' })
    await expect(field).toHaveFocus()
    await userEvent.keyboard('lo')
    await expect(field).toHaveValue('kolo')
  },
}

export const Escape: Story = {
  name: 'Escape zavírá',
  play: async ({ args, userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Zavřít' }))
    await expect(args.onClose).toHaveBeenCalled()
  },
}
