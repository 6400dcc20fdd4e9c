import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { formState } from '../../testing/formState.ts'
import { FindAdForm } from './FindAdForm.tsx'

const EMPTY = { find: '', password: '' }

const meta = {
  title: 'Vložení inzerátu/FindAdForm',
  component: FindAdForm,
  args: { form: formState(EMPTY) },
} satisfies Meta<typeof FindAdForm>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  name: 'R048 inzerát se otevře adresou, kódem nebo telefonem a heslem',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(/^Který inzerát/), '2')
    await expect(args.form.change).toHaveBeenLastCalledWith({ find: '2' })
    await userEvent.click(canvas.getByRole('button', { name: 'Otevřít inzerát' }))
    await expect(args.form.submit).toHaveBeenCalledOnce()
  },
}

export const Wrong: Story = {
  name: 'R241 chyba u každého pole',
  args: {
    form: formState(EMPTY, {
      isRefused: true,
      errors: {
        find: 'Zadejte prosím adresu inzerátu, jeho šestimístný kód, telefon nebo e-mail.',
        password: 'Pole „heslo k inzerátu“ je povinné.',
      },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/je povinné/)).toBeVisible()
    await expect(canvas.getByLabelText(/^Který inzerát/)).toHaveAccessibleDescription(
      /šestimístný kód, telefon nebo e-\u2060mail/,
    )
  },
}

export const Sending: Story = {
  name: 'Hledá se',
  args: { form: formState({ find: '204815', password: 'heslo' }, { isSending: true }) },
}
