import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { Gallery } from './Gallery.client.tsx'

const photo = (name: string) => ({
  id: name,
  src: `/demo/bike-${name}.svg`,
  width: 800,
  height: 600,
  alt: `Modré dámské kolo, pohled ${name}`,
  thumb: { src: `/demo/bike-${name}.svg` },
})

const meta = {
  title: 'Detail/Gallery',
  component: Gallery,
  args: { photos: ['1', '1b', '1c', '1d', '1e'].map(photo) },
} satisfies Meta<typeof Gallery>
export default meta
type Story = StoryObj<typeof meta>

export const Five: Story = {
  name: 'Pět fotografií: šipky, náhledy, počítadlo',
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('1 / 5')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Další' }))
    await waitFor(() => expect(canvas.getByText('2 / 5')).toBeVisible())
    await userEvent.click(canvas.getByRole('link', { name: 'Fotka 5' }))
    await waitFor(() => expect(canvas.getByText('5 / 5')).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: 'Další' }))
    await waitFor(() => expect(canvas.getByText('1 / 5')).toBeVisible())
  },
}

export const One: Story = {
  name: 'Jedna fotka se jen zvětšuje',
  args: { photos: [photo('1')] },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(1)
    const frame = canvasElement.querySelector('[data-photo]') as HTMLElement
    const asked = fn(async () => {})
    frame.requestFullscreen = asked
    await userEvent.click(canvas.getByRole('button', { name: 'Na celou obrazovku' }))
    await expect(asked).toHaveBeenCalledTimes(1)
    await userEvent.click(canvas.getByRole('img'))
    await expect(asked).toHaveBeenCalledTimes(2)
  },
}
