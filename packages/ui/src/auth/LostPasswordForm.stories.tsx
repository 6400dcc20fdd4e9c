import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { LinkButton } from '../button/LinkButton.tsx'
import { formState } from '../testing/formState.ts'
import { LostPasswordForm } from './LostPasswordForm.tsx'

const LINKS = (
  <>
    <LinkButton variant="bare" href="/login">
      Přihlášení
    </LinkButton>
    <LinkButton variant="bare" href="/registrace">
      Nová registrace
    </LinkButton>
  </>
)

const meta = {
  title: 'Přihlášení/LostPasswordForm',
  component: LostPasswordForm,
  args: { form: formState({ nickname: '' }), id: 'heslo', links: LINKS },
} satisfies Meta<typeof LostPasswordForm>
export default meta
type Story = StoryObj<typeof meta>

export const Ask: Story = {
  name: 'R097 R098 první krok',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/Pošleme vám odkaz/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Přihlášení' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Nová registrace' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Resetovat heslo' }))
    await expect(args.form.submit).toHaveBeenCalledOnce()
  },
}

export const Asking: Story = {
  name: 'První krok se posílá',
  args: { form: formState({ nickname: 'jana_k' }, { isSending: true }) },
}

export const AskWrong: Story = {
  name: 'R232 první krok bez jména',
  args: {
    form: formState(
      { nickname: '' },
      { errors: { nickname: 'Pole „uživatelské jméno (přezdívka)“ je povinné.' } },
    ),
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByLabelText('uživatelské jméno (přezdívka)'),
    ).toHaveAccessibleDescription(/Pole „uživatelské jméno \(přezdívka\)“ je povinné\./)
  },
}
