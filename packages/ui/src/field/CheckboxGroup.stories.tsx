import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { CheckboxField } from './CheckboxField.tsx'
import { CheckboxGroup } from './CheckboxGroup.tsx'

const meta = {
  title: 'Formuláře/CheckboxGroup',
  component: CheckboxGroup,
  args: {
    label: 'E-mailem mi posílejte',
    children: (
      <>
        <CheckboxField label="Zprávy k inzerátům" defaultChecked />
        <CheckboxField label="Hodnocení obchodů" />
      </>
    ),
  },
} satisfies Meta<typeof CheckboxGroup>
export default meta
type Story = StoryObj<typeof meta>

export const Letters: Story = {
  name: 'Skupina zaškrtávacích polí',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'E-mailem mi posílejte' })).toBeVisible()
    await expect(canvas.getByRole('checkbox', { name: 'Zprávy k inzerátům' })).toBeChecked()
  },
}
