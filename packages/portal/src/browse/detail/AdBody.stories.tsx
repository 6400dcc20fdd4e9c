import { anAdDetail } from '@inzrt/fixtures/builders/anAdDetail'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { AdBody } from './AdBody.tsx'

const meta = {
  title: 'Portál/AdBody',
  component: AdBody,
  args: { ad: anAdDetail() },
} satisfies Meta<typeof AdBody>
export default meta
type Story = StoryObj<typeof meta>

export const Short: Story = {
  name: 'R133 text a údaje',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Popis' })).toBeVisible()
    await expect(canvas.getByText(/Syn z něj vyrostl/)).toBeVisible()
    await expect(canvas.getByText('204 815')).toBeVisible()
  },
}

export const Paragraphs: Story = {
  name: 'Odstavce, jak je kdo napsal',
  args: { ad: anAdDetail({ content: 'Prodám kolo.\n\nOsobně v Brně.\nPlatba na místě.' }) },
}

export const LongWord: Story = {
  name: 'Slovo delší než řádek se zalomí',
  args: { ad: anAdDetail({ content: `Odkaz: ${'nejneobhospodařovávatelnější'.repeat(6)}` }) },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}
