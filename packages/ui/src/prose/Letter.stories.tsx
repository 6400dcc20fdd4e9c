import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Letter } from './Letter.tsx'

const meta = {
  title: 'Text/Letter',
  component: Letter,
  args: {
    paragraphs: ['Napište, co vás rozesměje. Ráda čtu, peču a jezdím na hory.', 'Odpovím každému.'],
  },
} satisfies Meta<typeof Letter>
export default meta
type Story = StoryObj<typeof meta>

export const FirstSentence: Story = {
  name: 'První věta je titulkem',
  globals: { look: 'pinkpack' },
  play: async ({ canvas }) => {
    const size = (text: RegExp) => parseFloat(getComputedStyle(canvas.getByText(text)).fontSize)
    await expect(size(/^Napište/)).toBeGreaterThan(size(/^Odpovím/) * 1.5)
  },
}

export const LongSentence: Story = {
  name: 'Dlouhá první věta se čte jako ostatní',
  args: { paragraphs: [`${'slovo '.repeat(40)}konec.`, 'A dál.'] },
  play: async ({ canvas }) => {
    const size = (text: RegExp) => getComputedStyle(canvas.getByText(text)).fontSize
    await expect(size(/^slovo/)).toBe(size(/^A dál/))
  },
}
