import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, useState } from 'react'
import { expect, fn } from 'storybook/test'
import { SectionPicker } from './SectionPicker.client.tsx'
import type { SectionSuggest } from './useSuggestedSections.ts'

const section = (slug: string, name: string, category: string, icon: string) => ({
  slug,
  name,
  category,
  icon,
  needsApproval: false,
  paidTypes: [],
  isDating: false,
  attributeSet: null,
  card: null,
  sms: null,
  types: ['offer', 'inquiry', 'exchange'] as const,
})

const CHOICES = [
  section('detska-kola', 'Dětská kola', 'Kola', 'bike'),
  section('horska-kola', 'Horská kola', 'Kola', 'bike'),
  { ...section('byty-prodej', 'Prodej bytů', 'Reality', 'house'), paidTypes: ['offer'] as const },
  { ...section('zvirata', 'Štěňata', 'Zvířata', 'paw'), needsApproval: true },
]

/** Remembers what was chosen, as the form does. */
const Remembering = (props: ComponentProps<typeof SectionPicker>) => {
  const [value, setValue] = useState(props.value)

  return (
    <SectionPicker
      {...props}
      value={value}
      onChange={(section) => {
        setValue(section.slug)
        props.onChange(section)
      }}
    />
  )
}

const submit = fn((event) => event.preventDefault())

const nobodyKnows: SectionSuggest = async () => []

const meta = {
  title: 'Vložení inzerátu/SectionPicker',
  component: SectionPicker,
  args: { id: 'rubrika', choices: CHOICES, value: '', onChange: fn(), suggest: nobodyKnows },
  render: (args) => (
    <form aria-label="Rubrika" onSubmit={submit}>
      <Remembering {...args} />
    </form>
  ),
} satisfies Meta<typeof SectionPicker>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = { name: 'Nic nevybráno, skupiny sbalené' }

export const Searched: Story = {
  name: 'R145 V017 hledání bez háčků; Enter formulář neodešle; rubrika řekne, že inzerát čeká',
  play: async ({ args, canvas, userEvent }) => {
    submit.mockClear()
    await userEvent.type(canvas.getByLabelText('Najít rubriku'), 'stenata{Enter}')
    await expect(submit).not.toHaveBeenCalled()
    await expect(canvas.getAllByRole('radio')).toHaveLength(1)
    await userEvent.click(canvas.getByRole('radio', { name: /Štěňata.*zveřejňujeme po kontrole/ }))
    await expect(args.onChange).toHaveBeenLastCalledWith(CHOICES[3])
    await expect(canvas.getByText(/čte před zveřejněním člověk, obvykle do/)).toBeVisible()
    await userEvent.clear(canvas.getByLabelText('Najít rubriku'))
    await expect(canvas.getByRole('radio', { name: /Štěňata/ })).toBeVisible()
  },
}

export const Suggested: Story = {
  name: 'V004 rubrika podle toho, co se prodává',
  args: { suggest: async (text) => (text === 'koloběžka' ? ['detska-kola'] : []) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Najít rubriku'), 'koloběžka')
    await expect(await canvas.findByText('Nejspíš sem:')).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: 'Dětská kola Kola' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(CHOICES[0])
  },
}

export const Asking: Story = {
  name: 'V004 dokud nepřijde odpověď, neříká se, že rubrika není',
  args: { suggest: () => new Promise(() => undefined) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Najít rubriku'), 'koloběžka')
    await expect(await canvas.findByText('Hledám rubriku…')).toBeVisible()
    await expect(canvas.queryByText(/Takovou rubriku nemáme/)).not.toBeInTheDocument()
  },
}

export const NotFound: Story = {
  name: 'Rubrika, která není',
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Najít rubriku'), 'ponorky')
    await expect(await canvas.findByText(/^Takovou rubriku nemáme/)).toBeVisible()
  },
}

export const Refused: Story = {
  name: 'R241 rubrika chybí',
  args: { error: 'Vyberte prosím rubriku.' },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group', { name: 'Rubrika' })
    await expect(group).toHaveAccessibleDescription('Vyberte prosím rubriku.')
    group.focus()
    await expect(group).toHaveFocus()
  },
}
