import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { sampleBrand } from '../testing/sampleBrand.ts'
import { ErrorPage } from './ErrorPage.tsx'

const meta = {
  title: 'Stavy/ErrorPage',
  component: ErrorPage,
  args: { code: 500, supportEmail: '' },
  render: (args, { globals }) => (
    <ErrorPage {...args} supportEmail={sampleBrand(globals.look).email} />
  ),
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ErrorPage>
export default meta
type Story = StoryObj<typeof meta>

export const Broken: Story = {
  name: 'R141 nefunguje',
  play: async ({ canvas, globals }) => {
    await expect(
      canvas.getByRole('heading', { name: 'Chyba 500 - stránka nefunguje' }),
    ).toBeVisible()
    await expect(canvas.getByText(/Omlouváme se/)).toBeVisible()
    const { email } = sampleBrand(globals.look)
    await expect(canvas.getByRole('link', { name: email })).toBeVisible()
  },
}
