import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { SectionIcon } from './SectionIcon.tsx'

const meta = {
  title: 'Rubriky/SectionIcon',
  component: SectionIcon,
  args: { name: 'bike', size: 'huge' },
} satisfies Meta<typeof SectionIcon>
export default meta
type Story = StoryObj<typeof meta>

export const Icons: Story = {
  name: 'R150 velikosti obrázku a zástupný stánek',
  render: (args) => (
    <>
      {(['small', 'medium', 'large'] as const).map((size) => (
        <SectionIcon key={size} {...args} size={size} />
      ))}
      <SectionIcon {...args} />
      <SectionIcon {...args} name="neznamy" />
    </>
  ),
  play: async ({ canvasElement }) => {
    const icons = [...canvasElement.querySelectorAll<HTMLElement>('[aria-hidden]')]
    await expect(icons.map(({ offsetWidth }) => offsetWidth)).toEqual([36, 56, 88, 168, 168])
    const pictures = icons.map((icon) => getComputedStyle(icon).backgroundImage)
    await expect(new Set(pictures.slice(0, 4)).size).toBe(1)
    await expect(pictures[4]).toMatch(/^url/)
    await expect(pictures[4]).not.toBe(pictures[0])
  },
}
