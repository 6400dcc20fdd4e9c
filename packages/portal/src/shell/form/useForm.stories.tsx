import { minLength } from '@inzrt/rules/lengths'
import { Button } from '@inzrt/ui/button/Button.tsx'
import { TextField } from '@inzrt/ui/field/TextField.tsx'
import { FormFrame } from '@inzrt/ui/form/FormFrame.tsx'
import { fieldsOf } from '@inzrt/ui/form/fieldsOf.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import * as z from 'zod/mini'
import { toastStore } from '../stores/toastStore.ts'
import { type FormSettings, useForm } from './useForm.ts'

type Values = { term: string }

type SampleProps = Pick<FormSettings<Values, Values>, 'send'> & {
  /** Makes the rules of what they depend on: whether the term is a long one. */
  rules: (needs: { isLong: boolean }) => z.ZodMiniType<Values>
}

const Sample = ({ send, rules }: SampleProps) => {
  const form = useForm<Values, Values, { isLong: boolean }>({
    schema: rules,
    needs: ({ term }) => ({ isLong: term.length > 6 }),
    initial: { term: 'kolo' },
    send,
  })

  return (
    <FormFrame form={form} label="Ukázka" sendingLabel="Odesílám">
      <TextField label="výraz" {...fieldsOf(form, 'ukazka').text('term')} />
      <Button type="submit" disabled={form.isSending}>
        Odeslat
      </Button>
    </FormFrame>
  )
}

const FAILED = 'Služba je dočasně nedostupná.'

/** No field is wrong: the service is. */
const failing = async () => ({ fields: {}, text: FAILED })

const meta = {
  title: 'Portál/useForm',
  component: Sample,
  args: { send: fn(failing), rules: fn(() => z.object({ term: z.string() })) },
  argTypes: {
    send: { description: 'Sends what was filled in.' },
    rules: { description: 'Makes the rules of what they depend on.' },
  },
} satisfies Meta<typeof Sample>
export default meta
type Story = StoryObj<typeof meta>

export const ByButton: Story = {
  name: 'V022 po nezdaru se řekne proč a zůstane to u formuláře, odeslání jde opakovat',
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Odeslat' })
    await userEvent.click(button)
    await waitFor(() => expect(document.activeElement).toBe(button))
    await expect(toastStore.toasts.map(({ text }) => text)).toEqual([FAILED])
    toastStore.toasts = []
    await expect(canvas.getByText(FAILED)).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect(args.send).toHaveBeenCalledTimes(2)
  },
}

/** What is sent well; meanwhile a second press takes the focus off its disabled button. */
const losingFocus = async () => {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()

  return undefined
}

export const PressedTwice: Story = {
  name: 'V022 P046 po úspěchu se kurzor, který druhý stisk ztratil, vrátí na tlačítko',
  render: ({ rules }) => <Sample rules={rules} send={losingFocus} />,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Odeslat' })
    await userEvent.click(button)
    await waitFor(() => expect(button).toHaveFocus())
  },
}

export const ByEnter: Story = {
  name: 'V022 po nezdaru zůstane kurzor v poli, ze kterého se odesílalo',
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('výraz')
    await userEvent.type(field, '{Enter}')
    await waitFor(() => expect(document.activeElement).toBe(field))
    await expect(field).toHaveValue('kolo')
  },
}

export const RulesMadeOnce: Story = {
  name: 'pravidla se tvoří znovu, jen když se změní, na čem závisejí',
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByLabelText('výraz')
    await userEvent.type(field, 'xy')
    await expect(args.rules).toHaveBeenCalledTimes(1)
    await userEvent.type(field, 'z')
    await expect(args.rules).toHaveBeenCalledTimes(2)
    await expect(args.rules).toHaveBeenLastCalledWith({ isLong: true })
  },
}

export const OfNoField: Story = {
  name: 'R241 co server vytkne údaji, který formulář neukazuje, se řekne aspoň hláškou',
  args: {
    send: fn(async () => ({ fields: { version: 'Verze není správně vyplněná.' }, text: FAILED })),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Odeslat' }))
    await waitFor(() =>
      expect(toastStore.toasts.map(({ text }) => text)).toEqual(['Verze není správně vyplněná.']),
    )
  },
}

export const OfField: Story = {
  name: 'R241 co server vytkne poli, stojí pod ním a hláška to neopakuje',
  args: { send: fn(async () => ({ fields: { term: 'Výraz je příliš krátký.' }, text: FAILED })) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Odeslat' }))
    await waitFor(() => expect(canvas.getByLabelText('výraz')).toHaveFocus())
    await expect(canvas.getByLabelText('výraz')).toBeInvalid()
    await expect(canvas.getByText('Výraz je příliš krátký.')).toBeVisible()
    await expect(canvas.queryByText(FAILED)).toBeNull()
    await expect(toastStore.toasts).toEqual([])
  },
}

type Told = { attributes: { vek: string; cip: string } }

const needed = (label: string) => z.string().check(minLength(1, `${label} chybí.`))

/** Two fields of one group, each of which has to be filled in. */
const GroupSample = () => {
  const form = useForm<Told, Told>({
    schema: z.object({ attributes: z.object({ vek: needed('Věk'), cip: needed('Čip') }) }),
    initial: { attributes: { vek: '', cip: '' } },
    send: failing,
  })
  const { attributes } = form.values

  return (
    <FormFrame form={form} label="Ukázka" sendingLabel="Odesílám">
      {(['vek', 'cip'] as const).map((key) => (
        <TextField
          key={key}
          name={key}
          label={key}
          value={attributes[key]}
          error={form.errors[`attributes.${key}`]}
          onChange={({ target }) =>
            form.change({ attributes: { ...attributes, [key]: target.value } }, [
              `attributes.${key}`,
            ])
          }
        />
      ))}
      <Button type="submit">Odeslat</Button>
    </FormFrame>
  )
}

export const PartsOfGroup: Story = {
  name: 'P021 kdo vyplní jeden údaj, není kárán za ostatní; až při odeslání',
  parameters: { controls: { disable: true } },
  render: () => <GroupSample />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('vek'), '2{Backspace}')
    await expect(canvas.getByText('Věk chybí.')).toBeVisible()
    await expect(canvas.queryByText('Čip chybí.')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Odeslat' }))
    await expect(canvas.getByText('Čip chybí.')).toBeVisible()
  },
}
