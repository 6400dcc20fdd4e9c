import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Button } from '../../button/Button.tsx'
import { RecordList } from './RecordList.tsx'

const add = fn()
const find = fn()

const meta = {
  title: 'Správa/RecordList',
  component: RecordList,
  args: { caption: 'Rubriky' },
} satisfies Meta<typeof RecordList>
export default meta
type Story = StoryObj<typeof meta>

export const Listing: Story = {
  name: 'R249 záznamy se hledají, mění a přidávají',
  args: {
    head: ['Rubrika', 'Web', 'Akce'],
    sought: { label: 'Hledat v seznamu', value: '', onChange: find },
    add: { label: 'Přidat rubriku', onAdd: add },
    rows: [{ id: 1, cells: ['Sport › Kola', 'Inzrt', <Button key="upravit">Upravit</Button>] }],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Přidat rubriku' }))
    await expect(add).toHaveBeenCalled()
    await userEvent.type(canvas.getByRole('searchbox', { name: /Hledat/ }), 'k')
    await expect(find).toHaveBeenCalledWith('k')
  },
}

export const NothingYet: Story = {
  name: 'R249 v seznamu zatím nic není',
  args: {
    head: ['Kód'],
    sought: { label: 'Hledat v seznamu', value: '', onChange: find },
    add: { label: 'Přidat slevový kód', onAdd: add },
    rows: [],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Zatím tu nic není')
  },
}

export const NothingFound: Story = {
  name: 'R249 nic takového v seznamu není',
  args: {
    head: ['Rubrika'],
    sought: { label: 'Hledat v seznamu', value: 'xyz', onChange: find },
    rows: [],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Nic takového tu není')
  },
}
