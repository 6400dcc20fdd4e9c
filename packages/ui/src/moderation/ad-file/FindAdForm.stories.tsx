import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { FindAdForm } from './FindAdForm.tsx'

const meta = {
  title: 'Správa/FindAdForm',
  component: FindAdForm,
  args: { action: '/sprava', hidden: { cast: 'inzerat' }, value: 'prodam-kolo-1a2b' },
} satisfies Meta<typeof FindAdForm>
export default meta
type Story = StoryObj<typeof meta>

export const Looked: Story = {
  name: 'P041 inzerát se najde podle adresy nebo kódu',
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/Adresa inzerátu, kód/)).toHaveValue('prodam-kolo-1a2b')
  },
}
