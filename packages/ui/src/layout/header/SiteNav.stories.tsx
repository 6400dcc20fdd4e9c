import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { sampleBrand } from '../../testing/sampleBrand.ts'
import { sampleSections } from '../../testing/samplePage.tsx'
import { SiteNav } from './SiteNav.tsx'

const meta = {
  title: 'Stránky/SiteNav',
  component: SiteNav,
  args: {
    items: sampleSections.map((item) => ({ ...item, isCurrent: item.href === '/kola-a-sport' })),
  },
  // It looks at the width of the window, not of its place.
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '420px' } } },
  render: (args, { globals }) => (
    <SiteNav {...args} sister={sampleBrand(globals.look).sister.navigation} />
  ),
} satisfies Meta<typeof SiteNav>
export default meta
type Story = StoryObj<typeof meta>

export const Sections: Story = {
  name: 'R082 R083 rubriky a sesterský web',
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('link', { name: 'Kola a sport' })).toHaveAttribute(
      'aria-current',
      'page',
    )
    const { name, href } = sampleBrand(globals.look).sister.navigation
    await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', href)
  },
}
