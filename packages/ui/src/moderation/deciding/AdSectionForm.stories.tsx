import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { formState } from '../../testing/formState.ts'
import { AdSectionForm } from './AdSectionForm.tsx'

const meta = {
  title: 'Správa/AdSectionForm',
  component: AdSectionForm,
  args: {
    id: 'presun',
    form: formState({ sectionSlug: '', facts: '' }),
    sections: [
      { value: '', label: 'Vyberte rubriku' },
      { value: 'kola', label: 'Sport › Kola' },
    ],
    onCancel: fn(),
  },
} satisfies Meta<typeof AdSectionForm>
export default meta
type Story = StoryObj<typeof meta>

export const Moving: Story = {
  name: 'P056 přesun do jiné rubriky',
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/^Nová rubrika/)).toBeRequired()
    await expect(canvas.getByRole('button', { name: 'Přesunout' })).toBeVisible()
  },
}
