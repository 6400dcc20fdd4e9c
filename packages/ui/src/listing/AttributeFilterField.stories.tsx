import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { AttributeFilterField } from './AttributeFilterField.tsx'

const meta = {
  title: 'Seznam/AttributeFilterField',
  component: AttributeFilterField,
  args: {
    formId: 'filtr',
    filter: {
      key: 'palivo',
      name: 'Palivo',
      isAsked: true,
      isSaid: true,
      choices: [
        { code: 'nafta', name: 'nafta', count: '1\u00a0234', isChecked: true },
        { code: 'lpg', name: 'LPG', count: '7', isChecked: false },
      ],
    },
  },
} satisfies Meta<typeof AttributeFilterField>
export default meta
type Story = StoryObj<typeof meta>

export const Choice: Story = {
  name: 'P021 výběr s\u00a0počty, otevřený, když zužuje',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: /^nafta\s?1\s234$/ })).toBeChecked()
    await expect(canvas.getByRole('group', { name: 'Palivo' })).toBeVisible()
  },
}

export const Range: Story = {
  name: 'P021 rozsah s\u00a0jednotkou, zavřený, dokud se nevybírá',
  args: {
    filter: { key: 'najeto', name: 'Najeto', unit: 'km', isAsked: false, isSaid: true },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByLabelText('do (km)')).not.toBeVisible()
    await userEvent.click(canvas.getByText('Najeto', { selector: 'summary' }))
    await expect(canvas.getByLabelText('do (km)')).toHaveAttribute('name', 'najeto-do')
  },
}
