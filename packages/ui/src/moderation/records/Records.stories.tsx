import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Button } from '../../button/Button.tsx'
import { formState } from '../../testing/formState.ts'
import { DataTable } from './DataTable.tsx'
import { PictureField } from './PictureField.tsx'
import { RecordForm, type RecordGroup, type RecordValues } from './RecordForm.tsx'
import { RecordList } from './RecordList.tsx'
import { RecordPanel } from './RecordPanel.client.tsx'

const meta = { title: 'Správa/Záznamy' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const groups: readonly RecordGroup[] = [
  {
    title: 'Název a místo',
    fields: [
      { kind: 'text', name: 'name', label: 'Název', isRequired: true },
      { kind: 'number', name: 'position', label: 'Pořadí', hint: 'Menší číslo je výš.' },
      {
        ...{ kind: 'select', name: 'brand', label: 'Web' },
        options: [{ value: 'general', label: 'Inzrt' }],
      },
      { kind: 'check', name: 'isActive', label: 'Rubrika je vidět' },
      { kind: 'lines', name: 'facts', label: 'Proč', hint: 'Majitel to dostane e-mailem.' },
    ],
  },
]

const values: RecordValues = {
  ...{ name: '', position: '3', brand: 'general', isActive: true, facts: '' },
}
const cancel = fn()
const add = fn()
const find = fn()

export const Changing: Story = {
  name: 'R249 správce mění rubriku, chyby jsou shrnuté nahoře',
  render: () => (
    <RecordPanel title="Upravit rubriku: Kola">
      <RecordForm
        id="rubrika"
        form={{
          ...formState<RecordValues>(values),
          ...{ isRefused: true, errors: { name: 'Pole „název“ je povinné.' } },
        }}
        groups={groups}
        label="Uložit rubriku"
        onCancel={cancel}
      />
    </RecordPanel>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Upravit rubriku: Kola' })).toHaveFocus()
    await userEvent.click(canvas.getByRole('link', { name: 'Pole „název“ je povinné.' }))
    await expect(canvas.getByLabelText(/^Název/)).toHaveFocus()
    await expect(canvas.getByLabelText('Proč')).toHaveAccessibleDescription(
      'Majitel to dostane e-\u2060mailem.',
    )
  },
}

export const Listing: Story = {
  name: 'R249 záznamy se hledají, mění a přidávají',
  render: () => (
    <RecordList
      caption="Rubriky"
      head={['Rubrika', 'Web', 'Akce']}
      sought={{ label: 'Hledat v seznamu', value: '', onChange: find }}
      add={{ label: 'Přidat rubriku', onAdd: add }}
      rows={[{ id: 1, cells: ['Sport › Kola', 'Inzrt', <Button key="upravit">Upravit</Button>] }]}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Přidat rubriku' }))
    await expect(add).toHaveBeenCalled()
    await userEvent.type(canvas.getByRole('searchbox', { name: /Hledat/ }), 'k')
    await expect(find).toHaveBeenCalledWith('k')
  },
}

export const NothingFound: Story = {
  name: 'Nic takového v seznamu není',
  render: () => (
    <RecordList
      caption="Rubriky"
      head={['Rubrika']}
      sought={{ label: 'Hledat v seznamu', value: 'xyz', onChange: find }}
      rows={[]}
    />
  ),
}

export const Picture: Story = {
  name: 'R130 obrázek banneru se nahrává a smí být odmítnut',
  render: () => (
    <>
      <PictureField
        id="prvni"
        label="Obrázek"
        hint="Poměr 4 : 1."
        src="/demo/banner.svg"
        isSending
        onPick={fn()}
      />
      <PictureField
        id="druhy"
        label="Obrázek"
        hint="Poměr 4 : 1."
        src={null}
        isSending={false}
        error="Nahrajte prosím obrázek."
        onPick={fn()}
      />
    </>
  ),
  play: async ({ canvas }) => {
    const [sending, wrong] = canvas.getAllByLabelText('Obrázek')
    await expect(sending).toBeDisabled()
    await expect(wrong).toBeInvalid()
  },
}

export const Narrow: Story = {
  name: 'R249 P041 na telefonu se v tabulce nic neláme uprostřed slova',
  render: () => (
    <div style={{ inlineSize: '20rem' }}>
      <DataTable
        caption="Záznam o práci"
        head={['Kdy', 'Kdo', 'Co', 'S čím', 'Podrobnosti']}
        rows={[
          {
            id: 1,
            cells: ['22. 11. 2026', 'moderator', 'opakované', 'hlášení', 'Nezaznamenali jsme'],
          },
        ]}
      />
    </div>
  ),
  play: async ({ canvas }) => {
    const [when] = canvas.getByRole('rowheader').childNodes
    const year = document.createRange()
    if (when) year.setStart(when, '22. 11. '.length)
    if (when) year.setEnd(when, '22. 11. 2026'.length)
    await expect(year.getClientRects()).toHaveLength(1)
  },
}
