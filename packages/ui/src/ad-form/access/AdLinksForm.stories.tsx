import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { formState } from '../../testing/formState.ts'
import { AdLinksForm } from './AdLinksForm.tsx'

const meta = {
  title: 'Vložení inzerátu/AdLinksForm',
  component: AdLinksForm,
  args: {
    form: formState({ find: '777 123 456' }),
    status: 'Pokud takový inzerát máme, za chvíli přijde odkaz.',
  },
} satisfies Meta<typeof AdLinksForm>
export default meta
type Story = StoryObj<typeof meta>

export const Links: Story = {
  name: 'N017 kdo nemá heslo, dostane odkazy',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('za chvíli přijde odkaz')
  },
}
