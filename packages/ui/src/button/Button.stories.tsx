import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { PlusIcon } from '../icon/PlusIcon.tsx'
import { Button } from './Button.tsx'

const meta = {
  title: 'Tlačítka/Button',
  component: Button,
  args: { children: 'Detail', onClick: fn() },
} satisfies Meta<typeof Button>
export default meta
type Story = StoryObj<typeof meta>

export const Outline: Story = {
  name: 'Obrysové',
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Detail' })
    await userEvent.click(button)
    await expect(args.onClick).toHaveBeenCalledOnce()
    await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  },
}

export const Primary: Story = {
  name: 'Hlavní, jedno v pohledu',
  args: { variant: 'primary', children: 'Vložit inzerát', icon: <PlusIcon /> },
}

export const Big: Story = { name: 'Velké', args: { variant: 'primary', size: 'big' } }

export const Bare: Story = {
  name: 'Jako odkaz',
  args: { variant: 'bare', children: 'Zapomenuté heslo' },
}

export const Quiet: Story = {
  name: 'Tiché: slova stojí na hraně sloupce, dotkne se i vedle',
  args: { variant: 'quiet', children: 'Sdílet' },
  decorators: (Story) => (
    <div data-testid="column" style={{ paddingInline: '1rem' }}>
      <Story />
    </div>
  ),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button')
    const words = document.createRange()
    words.selectNodeContents(button)
    const edge = canvas.getByTestId('column').getBoundingClientRect().left + 16
    await expect(words.getBoundingClientRect().left).toBeCloseTo(edge, 0)
    await expect(button.getBoundingClientRect().left).toBeLessThan(edge - 4)
  },
}

export const Danger: Story = {
  name: 'Nevratné',
  args: { variant: 'danger', children: 'Zrušit účet' },
}

export const Disabled: Story = {
  name: 'Čeká',
  args: { children: 'Načítám...', disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toBeDisabled()
  },
}

export const Block: Story = { name: 'Na celou šířku', args: { isBlock: true } }
