import { EMPTY_AD } from '@inzrt/rules/forms'
import { AD_TYPES } from '@inzrt/rules/listing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { formState } from '../../testing/formState.ts'
import { IntakeForm } from './IntakeForm.tsx'

const submit = fn((event: { preventDefault: () => void }) => event.preventDefault())
const change = fn()

const meta = {
  title: 'Správa/IntakeForm',
  component: IntakeForm,
  args: {
    id: 'prijem',
    form: { ...formState(EMPTY_AD), submit },
    sections: [
      { value: '', label: 'Vyberte rubriku' },
      { value: 'kola', label: 'Kola (Sport)' },
    ],
    onSection: fn(),
    types: AD_TYPES,
    locality: null,
    search: async () => [],
    onLocality: fn(),
    editions: { options: [{ value: '', label: 'V nejbližším' }], value: '', onChange: change },
  },
} satisfies Meta<typeof IntakeForm>
export default meta
type Story = StoryObj<typeof meta>

export const Calling: Story = {
  name: 'N018 inzerát po telefonu se zapíše jen klávesnicí',
  play: async ({ canvas, userEvent }) => {
    canvas.getByLabelText(/^Text inzerátu/).focus()
    await userEvent.keyboard('{Enter}')
    await expect(submit).not.toHaveBeenCalled()
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect(submit).toHaveBeenCalledOnce()
  },
}
