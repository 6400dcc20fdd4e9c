import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../button/Button.tsx'
import { RadioGroup } from '../field/RadioGroup.tsx'
import { TextField } from '../field/TextField.tsx'
import { PlainForm } from './PlainForm.tsx'

const meta = {
  title: 'Formuláře/PlainForm',
  component: PlainForm,
  args: {
    action: '/hlidani/poslat',
    label: 'Hlídání inzerátů',
    hidden: { query: 'term=kolo' },
    children: (
      <>
        <TextField name="email" type="email" label="e-mail" required />
        <RadioGroup
          name="frequency"
          label="Jak často psát"
          options={[
            { value: 'instant', label: 'hned, jak přibude' },
            { value: 'weekly', label: 'jednou týdně přehled' },
          ]}
          defaultValue="instant"
        />
        <Button type="submit" variant="primary">
          Poslat potvrzovací e-mail
        </Button>
      </>
    ),
  },
} satisfies Meta<typeof PlainForm>
export default meta
type Story = StoryObj<typeof meta>

export const Watching: Story = {
  name: 'V008 formulář se pošle i bez skriptu',
  play: async ({ canvas }) => {
    const form = canvas.getByRole<HTMLFormElement>('form', { name: 'Hlídání inzerátů' })

    await expect(form.method).toBe('post')
    await expect(form).toHaveFormValues({ frequency: 'instant' })
    await expect(form.elements.namedItem('query')).toHaveValue('term=kolo')
  },
}
