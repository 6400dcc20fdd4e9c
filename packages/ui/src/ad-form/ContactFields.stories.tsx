import { type AdForm, EMPTY_AD } from '@inzrt/rules/forms'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { FormFrame } from '../form/FormFrame.tsx'
import { formState } from '../testing/formState.ts'
import { ContactFields } from './ContactFields.tsx'

const JANA: AdForm = {
  ...EMPTY_AD,
  nickname: 'jana_k',
  firstName: 'Jana',
  email: 'jana@example.cz',
  phone: '777 123 456',
}
const NO_CODE = { state: { kind: 'none' }, hasCode: false, onSend: fn() } as const

const meta = {
  title: 'Vložení inzerátu/ContactFields',
  component: ContactFields,
  args: {
    form: formState(JANA),
    id: 'inzerat',
    isGuest: true,
    isPhoneProved: false,
    phoneCode: NO_CODE,
  },
  decorators: [
    (Story, { args }) => (
      <FormFrame form={args.form} label="Vložit inzerát" sendingLabel="Vkládám inzerát">
        <Story />
      </FormFrame>
    ),
  ],
} satisfies Meta<typeof ContactFields>
export default meta
type Story = StoryObj<typeof meta>

export const Guest: Story = {
  name: 'R178 R237 R239 host: e-mail je povinný, ukázat se dá jen vybrané',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByLabelText(/^E-mail/)).toBeRequired()
    await expect(canvas.getByRole('checkbox', { name: /^e-mail/ })).toBeChecked()
    await userEvent.click(canvas.getByRole('checkbox', { name: /^telefon/ }))
    await expect(args.form.change).toHaveBeenLastCalledWith({
      wantToShow: ['name', 'phone', 'email'],
    })
    await userEvent.click(canvas.getByRole('button', { name: 'Poslat ověřovací kód' }))
    await expect(args.phoneCode.onSend).toHaveBeenCalledOnce()
    await expect(canvas.queryByLabelText(/Ověřovací kód/)).toBeNull()
  },
}

export const Proved: Story = {
  name: 'R175 přihlášený s ověřeným telefonem kód nepotřebuje',
  args: { isGuest: false, isPhoneProved: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/^E-mail/)).not.toBeRequired()
    await expect(canvas.queryByRole('button', { name: /kód/ })).toBeNull()
  },
}

export const UnprovedEmail: Story = {
  name: 'V017 přihlášený s jiným než potvrzeným e-mailem ví, že inzerát počká',
  args: { isGuest: false, isEmailUnproved: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/^E-mail/)).toHaveAccessibleDescription(
      /první dva.*přečte před zveřejněním člověk, obvykle do druhého/,
    )
  },
}

export const CodeSent: Story = {
  name: 'R247 kód odešel: odpočet čtečka nečte',
  args: {
    phoneCode: { ...NO_CODE, state: { kind: 'sent', secondsToResend: 42 }, hasCode: true },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Kód jsme poslali\.$/)
    await expect(canvas.getByText(/Další kód můžete poslat za 42/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Poslat kód znovu' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await userEvent.type(canvas.getByLabelText(/Ověřovací kód/), '4')
    await expect(args.form.change).toHaveBeenLastCalledWith({ verificationCode: '4' })
  },
}

export const CodeNotSentAgain: Story = {
  name: 'R247 další kód neodešel, dřívější se dá dopsat',
  args: {
    phoneCode: {
      ...NO_CODE,
      state: { kind: 'failed', text: 'Příliš mnoho pokusů. Zkuste to znovu za 40 minut.' },
      hasCode: true,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Příliš mnoho pokusů.')
    await expect(canvas.getByLabelText(/Ověřovací kód/)).toBeEnabled()
  },
}

export const Refused: Story = {
  name: 'R237 R241 ani telefon, ani e-mail; kód chybí',
  args: {
    form: formState<AdForm>(
      { ...JANA, wantToShow: [] },
      {
        isRefused: true,
        errors: {
          wantToShow: 'Telefon, nebo email je nutno zaškrtnout.',
          verificationCode: 'Ověřte prosím telefon kódem z SMS.',
        },
      },
    ),
  },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group', { name: 'Co v inzerátu ukázat' })
    await expect(group).toHaveAccessibleDescription('Telefon, nebo email je nutno zaškrtnout.')
    group.focus()
    await expect(group).toHaveFocus()
    await expect(canvas.getByLabelText(/Ověřovací kód/)).toBeInvalid()
    const [boxes, code] = ['Telefon, nebo email', 'Ověřte prosím telefon'].map(
      (text) => getComputedStyle(canvas.getByText(new RegExp(text))).color,
    )
    await expect(code).toBe(boxes)
  },
}

export const Sending: Story = {
  name: 'Odesílá se',
  args: { form: formState(JANA, { isSending: true }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Přezdívka')).toBeDisabled()
    await expect(canvas.getByRole('button', { name: 'Poslat ověřovací kód' })).toBeDisabled()
  },
}
