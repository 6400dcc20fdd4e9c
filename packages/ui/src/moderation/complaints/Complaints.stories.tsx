import type { ComplaintForm as Values, VerdictForm } from '@inzrt/domain/forms'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Button } from '../../button/Button.tsx'
import { formState } from '../../testing/formState.ts'
import { ComplaintForm } from '../ComplaintForm.tsx'
import { ComplaintAnswerForm } from '../deciding/ComplaintAnswerForm.tsx'
import { ComplaintCard } from './ComplaintCard.tsx'
import { ComplaintList } from './ComplaintList.tsx'

const meta = { title: 'Správa/Reklamace' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const cancel = fn()
const facts = [
  { label: 'Objednávka', value: '20260001' },
  { label: 'E-mail', value: 'jana@posta.example' },
]

export const WaitingBar: Story = {
  name: 'V018 reklamace po termínu čeká na odpověď',
  render: () => (
    <ComplaintList label="Reklamace">
      <ComplaintCard
        id="reklamace-12"
        title="Reklamace č. 12"
        state={{ text: 'po termínu: vyřídit do 3. 6. 2026', tone: 'bad' }}
        facts={facts}
        text="Topování mělo běžet sedm dní, běželo dva."
      >
        <Button>Odpovědět</Button>
      </ComplaintCard>
    </ComplaintList>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listitem', { name: 'Reklamace č. 12' })).toBeVisible()
    await expect(canvas.getByText(/^po termínu/)).toBeVisible()
  },
}

export const Answered: Story = {
  name: 'V018 zodpovězená reklamace ukazuje odpověď',
  render: () => (
    <ComplaintList label="Reklamace">
      <ComplaintCard
        id="reklamace-11"
        title="Reklamace č. 11"
        state={{ text: 'uznaná 1. 6. 2026', tone: 'good' }}
        facts={facts}
        text="Topování mělo běžet sedm dní, běželo dva."
        answer="Topování jsme spustili znovu na pět dní."
      />
    </ComplaintList>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Topování mělo běžet sedm dní, běželo dva.')).toBeVisible()
    await expect(canvas.getByRole('blockquote')).toHaveTextContent(
      'Topování jsme spustili znovu na pět dní.',
    )
    await expect(canvas.getByText('uznaná 1. 6. 2026')).toBeVisible()
  },
}

const verdict = formState<VerdictForm>({ verdict: '', answer: '' })

export const Answering: Story = {
  name: 'V018 odpověď na reklamaci',
  render: () => <ComplaintAnswerForm id="reklamace-12" form={verdict} onCancel={cancel} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText(/^Jak rozhodnout/), 'Neuznat')
    await expect(verdict.change).toHaveBeenLastCalledWith({ verdict: 'dismissed' })
    await userEvent.type(canvas.getByLabelText(/^Odpověď/), 'T')
    await expect(verdict.change).toHaveBeenLastCalledWith({ answer: 'T' })
    await userEvent.click(canvas.getByRole('button', { name: 'Odpovědět' }))
    await expect(verdict.submit).toHaveBeenCalled()
  },
}

export const Making: Story = {
  name: 'R032 V018 podání reklamace',
  render: () => (
    <ComplaintForm
      form={formState<Values>({ about: '20260001', text: '', wish: '', name: '', email: '' })}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/^Objednávka nebo inzerát/)).toHaveValue('20260001')
  },
}
