import { EMPTY_AD } from '@inzrt/domain/forms'
import { AD_TYPES } from '@inzrt/domain/listing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { formState } from '../../testing/formState.ts'
import { IntakeForm } from './IntakeForm.tsx'
import { IntakeReading } from './IntakeReading.tsx'

const meta = { title: 'Správa/Příjem inzerátů' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const submit = fn((event: { preventDefault: () => void }) => event.preventDefault())
const agreed = fn()
const change = fn()

export const Calling: Story = {
  name: 'N018 inzerát po telefonu se zapíše jen klávesnicí',
  render: () => (
    <IntakeForm
      id="prijem"
      form={{ ...formState(EMPTY_AD), submit }}
      sections={[
        { value: '', label: 'Vyberte rubriku' },
        { value: 'kola', label: 'Kola (Sport)' },
      ]}
      onSection={change}
      types={AD_TYPES}
      locality={null}
      search={async () => []}
      onLocality={change}
      editions={{ options: [{ value: '', label: 'V nejbližším' }], value: '', onChange: change }}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    canvas.getByLabelText(/^Text inzerátu/).focus()
    await userEvent.keyboard('{Enter}')
    await expect(submit).not.toHaveBeenCalled()
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect(submit).toHaveBeenCalledOnce()
  },
}

export const Reading: Story = {
  name: 'N018 inzerát se přečte zákazníkovi, potom odejde SMS',
  render: () => (
    <IntakeReading
      rows={[
        { label: 'Druh a rubrika', text: 'Nabídka, Kola' },
        { label: 'Nadpis', text: 'Prodám dětské kolo' },
        { label: 'Text', text: 'Zachovalé, 20 palců, nové pláště.' },
        { label: 'Kontakt', text: 'Jana, +420 777 123 456' },
      ]}
      isSending={false}
      onAgreed={agreed}
      onChange={change}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Souhlasí, poslat SMS' }))
    await expect(agreed).toHaveBeenCalledOnce()
  },
}
