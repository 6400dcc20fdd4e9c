import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { ReportLinks } from './ReportLinks.tsx'

const meta = {
  title: 'Detail/ReportLinks',
  component: ReportLinks,
  args: { onWrongSection: fn(), onInappropriate: fn() },
} satisfies Meta<typeof ReportLinks>
export default meta
type Story = StoryObj<typeof meta>

export const Reports: Story = {
  name: 'R003 dvě cesty, jak inzerát nahlásit',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Nahlásit špatnou rubriku' }))
    await expect(args.onWrongSection).toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Nahlásit nevhodný inzerát' }))
    await expect(args.onInappropriate).toHaveBeenCalled()
  },
}
