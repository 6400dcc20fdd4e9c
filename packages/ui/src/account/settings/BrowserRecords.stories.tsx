import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { BrowserRecords } from './BrowserRecords.tsx'

const meta = {
  title: 'Účet/BrowserRecords',
  component: BrowserRecords,
  args: { title: 'Cookies' },
} satisfies Meta<typeof BrowserRecords>
export default meta
type Story = StoryObj<typeof meta>

export const Browser: Story = {
  name: 'N024 co je v tomto prohlížeči',
  args: {
    records: [
      {
        name: '__Host-session',
        purpose: 'Drží vás přihlášené. Obsah je zašifrovaný a stránka ho nepřečte.',
        lifetime: 'do 5. 12. 2026 7:05',
      },
      { name: 'signed-in', purpose: 'Říká stránce, že jste přihlášeni.', lifetime: '14 dní' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
  },
}

export const CleanBrowser: Story = {
  name: 'N024 v prohlížeči nic není',
  args: { records: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nic tu není.')).toBeVisible()
  },
}
