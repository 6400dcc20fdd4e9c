import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { SearchBox } from '../search/SearchBox.tsx'
import { sampleBrand } from '../testing/sampleBrand.ts'
import { ErrorPage } from './ErrorPage.tsx'
import { SoldOut } from './SoldOut.tsx'

const meta = {
  title: 'Stavy/ErrorPage',
  component: ErrorPage,
  args: { code: 404, supportEmail: '' },
  render: (args, { globals }) => (
    <ErrorPage {...args} supportEmail={sampleBrand(globals.look).email} />
  ),
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ErrorPage>
export default meta
type Story = StoryObj<typeof meta>

export const NotFound: Story = {
  name: 'R140 nenalezeno',
  args: {
    picture: <SoldOut />,
    children: <SearchBox id="hledat-404" landmark="Hledat znovu" />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Chyba 404')).toBeVisible()
    await expect(canvas.getByText(/Nebyl nalezen žádný inzerát, ani rubrika/)).toBeVisible()
    await expect(canvas.getByText('This page could not be found.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Zpět na hlavní stranu' })).toHaveAttribute(
      'href',
      '/',
    )
  },
}

export const Broken: Story = {
  name: 'R141 nefunguje',
  args: { code: 500 },
  play: async ({ canvas, globals }) => {
    await expect(
      canvas.getByRole('heading', { name: 'Chyba 500 - stránka nefunguje' }),
    ).toBeVisible()
    await expect(canvas.getByText(/Omlouváme se/)).toBeVisible()
    const { email } = sampleBrand(globals.look)
    await expect(canvas.getByRole('link', { name: email })).toBeVisible()
  },
}
