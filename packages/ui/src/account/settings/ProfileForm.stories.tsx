import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { formState } from '../../testing/formState.ts'
import { sampleProfile } from '../../testing/sampleProfile.ts'
import { ProfileForm } from './ProfileForm.tsx'
import { SettingsSection } from './SettingsSection.tsx'

const meta = {
  title: 'Účet/ProfileForm',
  component: ProfileForm,
  args: {
    form: formState(sampleProfile.person),
    company: { note: null, isAsking: false },
    locality: null,
    search: async () => [],
    onLocality: fn(),
  },
  decorators: [
    (Story) => (
      <SettingsSection id="sekce" title="Profil" lead="Údaje, které se předvyplní v inzerátu.">
        <Story />
      </SettingsSection>
    ),
  ],
} satisfies Meta<typeof ProfileForm>
export default meta
type Story = StoryObj<typeof meta>

export const Person: Story = {
  name: 'R167 profil soukromé osoby',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByLabelText(/IČO/)).toBeNull()
    await userEvent.type(canvas.getByLabelText('Jméno'), 'y')
    await expect(args.form.change).toHaveBeenLastCalledWith({ firstName: 'Janay' })
    await userEvent.click(canvas.getByRole('button', { name: 'Uložit profil' }))
    await expect(args.form.submit).toHaveBeenCalledOnce()
  },
}

export const Business: Story = {
  name: 'R167 profil firmy s vybranou lokalitou',
  args: { form: formState(sampleProfile.business), locality: sampleProfile.locality },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByLabelText(/IČO/)).toHaveValue('27082440')
    await expect(canvas.getByText(/602 00, Staré Brno, Region: Jihomoravský kraj/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Zrušit lokalitu' }))
    await expect(args.onLocality).toHaveBeenCalledWith(null)
  },
}

export const FromRegister: Story = {
  name: 'V015 údaje doplněné z rejstříku zůstávají k úpravám',
  args: {
    form: formState(sampleProfile.business),
    company: { note: 'Název, sídlo a DIČ jsme doplnili z rejstříku.', isAsking: false },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/jsme doplnili z rejstříku/)).toBeVisible()
    await userEvent.type(canvas.getByLabelText(/Název firmy/), '!')
    await expect(args.form.change).toHaveBeenLastCalledWith({
      companyName: `${sampleProfile.business.companyName}!`,
    })
  },
}

export const Wrong: Story = {
  name: 'R299 chyby pod poli',
  args: {
    form: formState(sampleProfile.business, {
      isRefused: true,
      errors: {
        companyId: 'IČO není platné.',
        firstName: 'Pole „jméno“ může mít nejvýše 50 znaků.',
      },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/IČO/)).toHaveAccessibleDescription('IČO není platné.')
    await expect(canvas.getByLabelText('Jméno')).toBeInvalid()
  },
}

export const Saving: Story = {
  name: 'Ukládá se',
  args: { form: formState(sampleProfile.person, { isSending: true }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Ukládám…' })).toBeDisabled()
    await expect(canvas.getByRole('progressbar')).toBeVisible()
    await expect(canvas.getByLabelText('Jméno')).toBeDisabled()
  },
}
