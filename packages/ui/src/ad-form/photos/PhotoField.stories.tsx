import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { TextField } from '../../field/TextField.tsx'
import type { Photo } from './Photo.ts'
import { PhotoField } from './PhotoField.client.tsx'

const photo = (key: string, state: Photo['state'], preview: string | null = null): Photo => ({
  key,
  name: `${key}.jpg`,
  preview,
  state,
})

const DONE = ['bike-1', 'bike-2', 'bike-1c'].map((key) =>
  photo(key, { kind: 'done' }, `/demo/${key}.svg`),
)

const meta = {
  title: 'Vložení inzerátu/PhotoField',
  component: PhotoField,
  args: {
    id: 'fotky',
    photos: DONE,
    most: 10,
    actions: { add: fn(), remove: fn(), retry: fn(), move: fn() },
  },
} satisfies Meta<typeof PhotoField>
export default meta
type Story = StoryObj<typeof meta>

const file = (name: string) => new File(['x'], name, { type: 'image/jpeg' })

export const Empty: Story = {
  name: 'Zatím žádná fotka',
  args: { photos: [] },
  play: async ({ args, canvas, userEvent }) => {
    const files = [file('kolo.jpg'), file('nosic.jpg')]
    await userEvent.upload(canvas.getByLabelText('Přidat fotky'), files)
    await expect(args.actions.add).toHaveBeenLastCalledWith(files)
  },
}

export const Ordered: Story = {
  name: 'P015 pořadí i hlavní fotka tlačítky, po odebrání kurzor zůstane v poli',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Fotka 1: posunout dopředu' })).toBeDisabled()
    await userEvent.click(canvas.getByRole('button', { name: 'Fotka 2: posunout dopředu' }))
    await expect(args.actions.move).toHaveBeenLastCalledWith('bike-2', -1)
    await expect(canvas.getByRole('status')).toHaveTextContent('bike-2.jpg: nově 1. z 3.')
    await userEvent.click(canvas.getByRole('button', { name: 'Fotka 3: odebrat' }))
    await expect(args.actions.remove).toHaveBeenLastCalledWith('bike-1c')
    await waitFor(() => expect(canvas.getByLabelText('Přidat fotky')).toHaveFocus())
  },
}

export const Dragged: Story = {
  name: 'P015 fotka se přetáhne na jiné místo',
  play: async ({ args, canvas }) => {
    const [first, , third] = canvas.getAllByRole('listitem')
    const dataTransfer = new DataTransfer()
    third?.dispatchEvent(new DragEvent('dragstart', { bubbles: true, dataTransfer }))
    first?.dispatchEvent(new DragEvent('drop', { bubbles: true, dataTransfer }))
    await expect(args.actions.move).toHaveBeenLastCalledWith('bike-1c', -2)
  },
}

const dataOf = (...files: File[]): DataTransfer => {
  const data = new DataTransfer()
  for (const each of files) data.items.add(each)

  return data
}

export const Pasted: Story = {
  name: 'P015 obrázek ze schránky se vloží odkudkoli, text do pole zůstane textem',
  args: { photos: [] },
  render: (args) => (
    <>
      <PhotoField {...args} />
      <TextField name="cena" label="Cena" />
    </>
  ),
  play: async ({ args, canvas }) => {
    const field = canvas.getByLabelText('Cena')
    const cells = dataOf(file('bunky.png'))
    cells.setData('text/plain', '1 500')
    const paste = (target: EventTarget, clipboardData: DataTransfer) =>
      target.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, clipboardData }))
    paste(field, cells)
    await expect(args.actions.add).not.toHaveBeenCalled()
    const picture = file('snimek.png')
    paste(document.body, dataOf(picture))
    await expect(args.actions.add).toHaveBeenCalledTimes(1)
    await expect(args.actions.add).toHaveBeenLastCalledWith([picture])
  },
}

export const Dropped: Story = {
  name: 'P015 soubor puštěný mimo se přidá a neotevře se místo formuláře',
  args: { photos: [] },
  play: async ({ args }) => {
    const picture = file('kolo.jpg')
    const drop = new DragEvent('drop', {
      bubbles: true,
      cancelable: true,
      dataTransfer: dataOf(picture),
    })
    document.body.dispatchEvent(drop)
    await expect(args.actions.add).toHaveBeenCalledTimes(1)
    await expect(args.actions.add).toHaveBeenLastCalledWith([picture])
    await expect(drop.defaultPrevented).toBe(true)
  },
}

export const Eleventh: Story = {
  name: 'R243 jedenáctá fotka se nepřidá a řekne se to',
  args: { photos: DONE, most: 4 },
  play: async ({ args, canvas, userEvent }) => {
    const files = [file('ctvrta.jpg'), file('pata.jpg')]
    await userEvent.upload(canvas.getByLabelText('Přidat fotky'), files)
    await expect(args.actions.add).toHaveBeenLastCalledWith(files.slice(0, 1))
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Fotek může být nejvýše 4. Nepřidáno: 1.',
    )
  },
}

export const Sending: Story = {
  name: 'Jedna se nahrává, druhá čeká',
  args: {
    photos: [...DONE.slice(0, 1), photo('b', { kind: 'sending' }), photo('c', { kind: 'waiting' })],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Nahrávám fotku 2' })).toBeVisible()
    await expect(canvas.getByRole('progressbar', { name: 'Čeká na nahrání 3' })).toBeVisible()
  },
}

export const Failed: Story = {
  name: 'Nepovedlo se: znovu jde jen to, co má smysl',
  args: {
    photos: [
      photo('slaby-signal', {
        kind: 'failed',
        canRetry: true,
        text: 'Služba je dočasně nedostupná. Zkuste to prosím později.',
      }),
      photo('mala', {
        kind: 'failed',
        canRetry: false,
        text: 'Fotka je příliš malá, kratší strana musí mít aspoň 300 bodů.',
      }),
    ],
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('alert')).toHaveLength(2)
    await userEvent.click(canvas.getByRole('button', { name: 'Zkusit znovu' }))
    await expect(args.actions.retry).toHaveBeenLastCalledWith('slaby-signal')
  },
}

export const TooMany: Story = {
  name: 'R243 poptávka nese tři fotky; víc se přidat nedá',
  args: {
    photos: [...DONE, photo('navic', { kind: 'done' }, '/demo/bike-1c.svg')],
    most: 3,
    error: 'Fotek může být nejvýše 3.',
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByLabelText('Přidat fotky')).toBeNull()
    await expect(canvas.getByText(/Volných míst: 0\./)).toBeVisible()
    await expect(document.getElementById(args.id)).toBeVisible()
  },
}
