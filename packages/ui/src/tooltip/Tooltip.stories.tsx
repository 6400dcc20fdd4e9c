import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Tooltip } from './Tooltip.client.tsx'

const meta = {
  title: 'Okna/Tooltip',
  component: Tooltip,
  args: {
    label: 'K čemu lokalita slouží',
    children: 'Lokalita slouží k zařazení inzerátů do regionu.',
  },
  parameters: { layout: 'centered' },
} satisfies Meta<typeof Tooltip>
export default meta
type Story = StoryObj<typeof meta>

export const OnFocus: Story = {
  name: 'R106 ukáže se na zaostření, Escape ho skryje',
  play: async ({ canvas, userEvent }) => {
    // Whether it is hidden before is not asked: the mouse of the browser may rest on it.
    const bubble = canvas.getByRole('tooltip', { hidden: true })
    await userEvent.tab()
    await expect(canvas.getByRole('button')).toHaveFocus()
    await expect(bubble).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(bubble).not.toBeVisible()
  },
}
