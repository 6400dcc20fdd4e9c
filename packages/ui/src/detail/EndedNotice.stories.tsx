import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { EndedNotice } from './EndedNotice.tsx'

const meta = {
  title: 'Detail/EndedNotice',
  component: EndedNotice,
  args: {
    title: 'Platnost inzerátu skončila 5.\u00a011.\u00a02026',
    renewHref: '#prodlouzit',
    sectionHref: '#kola',
  },
} satisfies Meta<typeof EndedNotice>
export default meta
type Story = StoryObj<typeof meta>

export const Ended: Story = {
  name: 'P055 inzerát skončil: bez kontaktu, s cestou dál a k prodloužení',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading')).toHaveTextContent('skončila 5. 11. 2026')
    await expect(canvas.getByRole('link', { name: /prodloužit/ })).toBeVisible()
  },
}

export const Sold: Story = {
  name: 'P023 prodaný inzerát nikdo neprodlouží',
  args: { title: 'Prodáno', renewHref: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading')).toHaveTextContent('Prodáno')
    await expect(canvas.queryByRole('link', { name: /prodloužit/ })).toBeNull()
  },
}
