import { attributesOf } from '@inzrt/domain/attributes'
import type {
  AdTextForm as AdTextValues,
  ReportVerdictForm as ReportVerdictValues,
  VerdictForm,
} from '@inzrt/domain/forms'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { formState } from '../../testing/formState.ts'
import { AppealForm } from '../AppealForm.tsx'
import { AdFilePanel } from '../ad-file/AdFilePanel.tsx'
import { NoticeForm, type NoticeValues } from '../NoticeForm.tsx'
import { RuleDiff } from '../rules/RuleDiff.tsx'
import { AdSectionForm } from './AdSectionForm.tsx'
import { AdTextForm } from './AdTextForm.tsx'
import { AppealVerdictForm } from './AppealVerdictForm.tsx'
import { PrintWordingForm } from './PrintWordingForm.tsx'
import { ReportVerdictForm } from './ReportVerdictForm.tsx'

const meta = { title: 'Správa/Rozhodování' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const cancel = fn()
const confirm = fn()
const sections = [
  { value: '', label: 'Vyberte rubriku' },
  { value: 'kola', label: 'Sport › Kola' },
]

export const SideBySide: Story = {
  name: 'P041 inzerát vedle podobných, s historií',
  render: () => (
    <AdFilePanel
      ad={{ heading: 'Prodám dětské kolo', content: 'Zachovalé, 20 palců.' }}
      history={[{ at: '5. 3. 2026 7:05', text: 'vložen', who: 'inzerent' }]}
      decisions={[
        {
          at: '5. 3. 2026 8:00',
          text: 'zamítnuto',
          who: 'moderator',
          why: 'opakovaný inzerát: Stejný inzerát je v rubrice Kola.',
        },
      ]}
      twins={[
        {
          id: 2,
          heading: 'Dětské kolo prodám',
          content: '20 palců, zachovalé.',
          state: { text: 'Zveřejněný', tone: 'good' },
          facts: ['stejný text', 'jiný inzerent', '1. 3. 2026 9:00'],
        },
      ]}
      contacts={<p>jana@posta.example</p>}
      print={<p>Prodám dětské kolo. Zach., 20 palců. 1 500 Kč. Brno.</p>}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article').map((ad) => ad.textContent)).toEqual([
      expect.stringMatching(/^Prodám dětské kolo.*Zachovalé, 20 palců\./),
      expect.stringMatching(/^Dětské kolo prodám.*stejný text · jiný inzerent/),
    ])
    await expect(canvas.getByText(/vložen/)).toBeVisible()
    await expect(canvas.getByText(/^opakovaný inzerát/)).toBeVisible()
    await expect(canvas.getByText('jana@posta.example')).toBeVisible()
    await expect(canvas.getByRole('heading', { name: /^V\snovinách$/ })).toBeVisible()
  },
}

const verdict: ReportVerdictValues = {
  outcome: '',
  ground: '',
  facts: '',
  sectionSlug: '',
  note: '',
}

export const Blocking: Story = {
  name: 'R223 vyhovět hlášení a inzerát zablokovat',
  render: () => (
    <ReportVerdictForm
      id="hlaseni"
      form={formState<ReportVerdictValues>({ ...verdict, outcome: 'blocked' })}
      sections={sections}
      onCancel={cancel}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/^Zjištěné/)).toBeVisible()
    await expect(canvas.queryByLabelText(/^Nová rubrika/)).toBeNull()
  },
}

export const Moving: Story = {
  name: 'R223 vyhovět hlášení a inzerát přesunout',
  render: () => (
    <ReportVerdictForm
      id="hlaseni"
      form={formState<ReportVerdictValues>({ ...verdict, outcome: 'moved' })}
      sections={sections}
      onCancel={cancel}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/^Nová rubrika/)).toBeVisible()
  },
}

export const Editing: Story = {
  name: 'P056 úprava textu a přesun',
  render: () => (
    <>
      <AdTextForm
        id="uprava"
        form={formState<AdTextValues>({
          ...{ heading: 'Prodám kolo', content: 'Zachovalé, 20 palců.', facts: '' },
          attributes: { rok: '2019' },
        })}
        attributes={attributesOf('bicycle')}
        onCancel={cancel}
      />
      <AdSectionForm
        id="presun"
        form={formState({ sectionSlug: '', facts: '' })}
        sections={sections}
        onCancel={cancel}
      />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/^Nadpis/)).toHaveValue('Prodám kolo')
    await expect(canvas.getByLabelText(/^Nadpis/)).toHaveAccessibleDescription(
      /stará povede na novou/,
    )
    await expect(canvas.getByLabelText(/^Text inzerátu/)).toHaveValue('Zachovalé, 20 palců.')
    await expect(canvas.getByRole('button', { name: 'Uložit text' })).toBeVisible()
    await expect(canvas.getByLabelText(/^Nová rubrika/)).toBeRequired()
    await expect(canvas.getByRole('button', { name: 'Přesunout' })).toBeVisible()
  },
}

export const Wording: Story = {
  name: 'N002 znění inzerátu pro noviny',
  render: () => (
    <PrintWordingForm
      id="zneni"
      form={formState({ wording: 'Dětské kolo Author, zachovalé, 20 palců' })}
      onCancel={cancel}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/^Znění v\snovinách/)).toHaveAccessibleDescription(
      /nejvýš 130\sznaků/,
    )
    await expect(canvas.getByRole('button', { name: 'Uložit znění' })).toBeVisible()
  },
}

export const Appealing: Story = {
  name: 'P040 odvolání a rozhodnutí o něm',
  render: () => (
    <>
      <AppealForm form={formState({ text: 'Značka je pravá, mám účtenku.' })} />
      <AppealVerdictForm
        id="rozhodnuti"
        form={formState<VerdictForm>({ verdict: '', answer: '' })}
        onCancel={cancel}
      />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/^Proč s rozhodnutím/)).toHaveValue(
      'Značka je pravá, mám účtenku.',
    )
    await expect(canvas.getByRole('button', { name: 'Odvolat se' })).toBeVisible()
    await expect(canvas.getAllByRole('option').map((option) => option.textContent)).toEqual([
      'Vyberte rozhodnutí',
      'Vyhovět a rozhodnutí zrušit',
      'Zamítnout, rozhodnutí platí',
    ])
    await expect(canvas.getByLabelText(/^Odpověď inzerentovi/)).toBeRequired()
  },
}

const notice: NoticeValues = {
  address: 'https://www.inzrt.example/prodam-kolo-1a2b',
  reason: 'child_abuse',
  explanation: '',
  name: '',
  email: '',
  goodFaith: false,
}

export const Noticing: Story = {
  name: 'P038 oznámení zneužívání dětí nemusí být podepsané',
  render: () => <NoticeForm form={formState(notice)} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/^Vaše jméno/)).not.toBeRequired()
    await expect(canvas.getByLabelText(/^Proč je obsah/)).toBeRequired()
  },
}

export const Replaying: Story = {
  name: 'N025 změna pravidel přehraná na starších inzerátech čeká na potvrzení',
  render: () => (
    <RuleDiff
      summary="Změnu jsme přehráli na posledních inzerátech (5 000 inzerátů)."
      held={{
        title: 'Nově by čekalo na člověka: 3 inzeráty',
        ads: [
          {
            ...{ id: 1, href: '#inzerat', heading: 'Padělky hodinek' },
            state: { text: 'Zveřejněný', tone: 'good' },
          },
        ],
        rest: 'A dál ještě 2 inzeráty.',
      }}
      released={{ title: 'Nově by prošlo hned: nic', ads: [] }}
      confirmLabel="Ano, spustit slovo „padělek“"
      isSending={false}
      onConfirm={confirm}
      onCancel={cancel}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Padělky hodinek' })).toBeVisible()
    await expect(confirm).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: /^Ano, spustit/ }))
    await expect(confirm).toHaveBeenCalledOnce()
  },
}
