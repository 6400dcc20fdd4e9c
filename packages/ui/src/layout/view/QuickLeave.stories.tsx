import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, within } from 'storybook/test'
import { Dialog } from '../../dialog/Dialog.client.tsx'
import { QuickLeave } from './QuickLeave.tsx'

const meta = {
  title: 'Stránky/QuickLeave',
  component: QuickLeave,
  args: { href: 'https://www.seznam.cz/' },
} satisfies Meta<typeof QuickLeave>
export default meta
type Story = StoryObj<typeof meta>

export const Leave: Story = {
  name: 'N014 rychlý odchod je pořád po ruce',
  globals: { look: 'pinkpack' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Rychle odejít/ })).toHaveAttribute('data-leave')
  },
}

export const LeaveFromWindow: Story = {
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  name: 'N014 rychlý odchod je po ruce i v otevřeném okně a nic v něm nezakrývá',
  globals: { look: 'pinkpack' },
  decorators: (Story) => (
    <>
      <Story />
      <Dialog isOpen title="Přihlášení" onClose={fn()}>
        <div style={{ blockSize: '200vh' }} />
      </Dialog>
    </>
  ),
  play: async () => {
    const dialog = screen.getByRole('dialog', { name: 'Přihlášení' })
    const leave = await within(dialog).findByRole('link', { name: /Rychle odejít/ })
    await expect(leave).toHaveAttribute('href', 'https://www.seznam.cz/')
    await expect(leave).toHaveAttribute('data-leave')
    const { top, bottom } = leave.getBoundingClientRect()
    await expect(bottom).toBeLessThan(window.innerHeight)
    const scrolling = leave.previousElementSibling as HTMLElement
    await expect(scrolling.scrollHeight).toBeGreaterThan(scrolling.clientHeight)
    await expect(scrolling.getBoundingClientRect().bottom).toBeLessThanOrEqual(top)
  },
}
