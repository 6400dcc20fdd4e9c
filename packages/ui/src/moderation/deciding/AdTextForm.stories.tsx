import { attributesOf } from '@inzrt/rules/attributes'
import type { AdTextForm as AdTextValues } from '@inzrt/rules/forms'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { formState } from '../../testing/formState.ts'
import { AdTextForm } from './AdTextForm.tsx'

const meta = {
  title: 'Správa/AdTextForm',
  component: AdTextForm,
  args: {
    id: 'uprava',
    form: formState<AdTextValues>({
      heading: 'Prodám kolo',
      content: 'Zachovalé, 20 palců.',
      facts: '',
      attributes: { rok: '2019' },
    }),
    attributes: attributesOf('bicycle'),
    onCancel: fn(),
  },
} satisfies Meta<typeof AdTextForm>
export default meta
type Story = StoryObj<typeof meta>

export const Editing: Story = {
  name: 'P056 úprava textu',
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/^Nadpis/)).toHaveValue('Prodám kolo')
    await expect(canvas.getByLabelText(/^Nadpis/)).toHaveAccessibleDescription(
      /stará povede na novou/,
    )
    await expect(canvas.getByLabelText(/^Text inzerátu/)).toHaveValue('Zachovalé, 20 palců.')
    await expect(canvas.getByRole('button', { name: 'Uložit text' })).toBeVisible()
  },
}
