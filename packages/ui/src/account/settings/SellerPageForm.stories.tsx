import { NO_HOURS } from '@inzrt/domain/hours'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { ConflictNotice } from '../../form/ConflictNotice.tsx'
import { formState } from '../../testing/formState.ts'
import { LogoField } from './LogoField.tsx'
import { SellerPageForm } from './SellerPageForm.tsx'
import { SettingsSection } from './SettingsSection.tsx'

const LOGO = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="240"><rect width="640" height="240" fill="#fff"/><path d="M40 90h560v60H40z" fill="#2a57b9"/></svg>',
)}`

const OPEN = '8:00–12:00, 13:00–17:00'
const PAGE = {
  about: 'Prodáváme a opravujeme kola od roku 1998.',
  web: 'https://www.kolarna.example/',
  hours: { ...NO_HOURS, monday: OPEN, tuesday: OPEN, saturday: '9:00–12:00' },
}

const logoField = { id: 'stranka-logo', isSending: false, disabled: false }
const actions = { onPick: fn(), onRemove: fn() }

const meta = {
  title: 'Účet/SellerPageForm',
  component: SellerPageForm,
  args: {
    form: formState(PAGE),
    logo: <LogoField {...logoField} {...actions} picture={LOGO} />,
  },
  decorators: [
    (Story) => (
      <SettingsSection id="sekce" title="Stránka firmy" lead="Co o sobě řeknete zákazníkům.">
        <Story />
      </SettingsSection>
    ),
  ],
} satisfies Meta<typeof SellerPageForm>
export default meta
type Story = StoryObj<typeof meta>

export const Conflict: Story = {
  name: 'V023 změna v jiném okně se řekne v tomhle formuláři a zůstane v něm',
  args: { conflict: <ConflictNotice what="Stránku firmy" onReload={fn()} /> },
  play: async ({ canvas }) => {
    const notice = canvas.getByRole('alert')
    const about = canvas.getByLabelText('O nás')
    await expect(notice).toHaveTextContent(/^Stránku firmy mezitím někdo změnil/)
    await expect(notice.closest('form')).toContainElement(about)
    await expect(about).toHaveValue(PAGE.about)
  },
}

export const Filled: Story = {
  name: 'V023 stránka firmy s logem a otevírací dobou',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByLabelText('Pondělí')).toHaveValue(OPEN)
    await userEvent.type(canvas.getByLabelText('Neděle'), '9')
    await expect(args.form.change).toHaveBeenLastCalledWith(
      { hours: { ...PAGE.hours, sunday: '9' } },
      ['hours.sunday'],
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Odebrat logo' }))
    await expect(actions.onRemove).toHaveBeenCalled()
  },
}

export const Wrong: Story = {
  name: 'V023 chyby pod poli, u hodin pod každým dnem',
  args: {
    form: formState(PAGE, {
      isRefused: true,
      errors: {
        web: 'Napište veřejnou adresu webu.',
        'hours.monday': 'Zavírá se dřív, než se otevírá. Zkontrolujte prosím časy.',
      },
    }),
    logo: <LogoField {...logoField} {...actions} picture={null} error="Fotka je příliš malá." />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Pondělí')).toHaveAccessibleDescription(/Zavírá se dřív/)
    await expect(canvas.getByLabelText('Web')).toBeInvalid()
    await expect(canvas.getByLabelText('Logo')).toBeInvalid()
    await expect(canvas.queryByRole('button', { name: 'Odebrat logo' })).toBeNull()
  },
}

export const Sending: Story = {
  name: 'Logo se nahrává',
  args: {
    form: formState({ about: '', web: '', hours: NO_HOURS }),
    isWaiting: true,
    logo: <LogoField {...logoField} {...actions} picture={null} isSending />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Nahrávám logo…')
    await expect(canvas.getByRole('button', { name: 'Uložit stránku' })).toBeDisabled()
    await expect(canvas.getByLabelText('O nás')).toBeEnabled()
  },
}
