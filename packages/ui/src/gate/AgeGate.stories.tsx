import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { AgeGate } from './AgeGate.tsx'

const meta = {
  title: 'Stránky/AgeGate',
  component: AgeGate,
  args: {
    wordmark: 'pinkpack',
    brandName: 'Pinkpack',
    enterAction: '/vekova-brana/vstoupit',
    leaveHref: 'https://www.seznam.cz/',
  },
  globals: { look: 'pinkpack' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AgeGate>
export default meta
type Story = StoryObj<typeof meta>

export const Gate: Story = {
  name: 'R011 R012 R013 vstoupit, nebo odejít',
  play: async ({ canvas, canvasElement }) => {
    const form = canvasElement.querySelector('form')
    await expect(canvas.getByRole('heading', { name: /Jen pro\s+dospělé/ })).toBeVisible()
    await expect(canvas.getByText(/18 let, nebo 21 let/)).toBeVisible()
    await expect(form).toHaveAttribute('method', 'post')
    await expect(form).toHaveAttribute('action', '/vekova-brana/vstoupit')
    await expect(canvas.getByRole('link', { name: 'Odejít' })).toHaveAttribute(
      'href',
      'https://www.seznam.cz/',
    )
  },
}

export const Proof: Story = {
  name: 'N015 inzerát, ke kterému slovo nestačí',
  args: { demand: 'proof', enterAction: '/vekova-brana/overit' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/otevře až po ověření věku/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Ověřit věk' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Odejít' })).toBeVisible()
  },
}

export const OnPhone: Story = {
  name: 'Na telefonu',
  globals: { viewport: { value: 'phone', isRotated: false } },
}
