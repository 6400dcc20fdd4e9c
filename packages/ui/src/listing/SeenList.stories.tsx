import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { SeenList } from './SeenList.tsx'

const meta = {
  title: 'Seznam/SeenList',
  component: SeenList,
  args: {
    ads: [
      { href: '/kolo-1', heading: 'Prodám dětské kolo', facts: 'Brno-střed, 1 500 Kč' },
      { href: '/stan-2', heading: 'Stan pro čtyři osoby', facts: 'Kuřim, dohodou' },
    ],
    onForget: fn(),
  },
} satisfies Meta<typeof SeenList>
export default meta
type Story = StoryObj<typeof meta>

export const Seen: Story = {
  name: 'P012 naposledy prohlížené a tlačítko, které je vymaže',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(2)
    await userEvent.click(canvas.getByRole('button', { name: 'Vymazat' }))
    await expect(args.onForget).toHaveBeenCalledOnce()
  },
}
