import { OFFERED_REASONS } from '@inzrt/rules/moderation'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, within } from 'storybook/test'
import { formState } from '../testing/formState.ts'
import { sampleAds } from '../testing/sampleAds.ts'
import { ReportDialog, type ReportValues } from './ReportDialog.client.tsx'

const CONTENT =
  'Prodám dámské kolo Favorit po celkové repasi: nový lak v modré, nové pláště 28″, ráfky vycentrované, středové složení i řazení vyměněné, jezdila jsem na něm dva roky do práce.'

const FORM = formState<ReportValues>(
  { reason: 'wrong_section', explanation: '', email: '' },
  { submit: fn((event) => event.preventDefault()), change: fn() },
)

const meta = {
  title: 'Okna/ReportDialog',
  component: ReportDialog,
  // It lies over the page, and would over a page of docs.
  parameters: { docs: { story: { inline: false, height: '700px' } } },
  args: {
    kind: 'wrong-section',
    form: FORM,
    noticeHref: '/oznameni?inzerat=prodam-kolo-13d2',
    isOpen: true,
    heading: sampleAds.highlighted.heading,
    content: CONTENT,
    onClose: fn(),
  },
} satisfies Meta<typeof ReportDialog>
export default meta
type Story = StoryObj<typeof meta>

export const WrongSection: Story = {
  name: 'R089 R142 špatná rubrika, 75 a 127 znaků',
  play: async ({ args, userEvent }) => {
    const dialog = screen.getByRole('dialog', { name: 'Nahlásit špatnou rubriku' })
    const [heading, content] = ['b', 'blockquote p'].map(
      (part) => dialog.querySelector(part)?.textContent ?? '',
    )
    await expect(heading).toHaveLength(76)
    await expect(content?.length).toBeLessThanOrEqual(128)
    await expect(content?.length).toBeGreaterThan(120)
    await expect(content?.endsWith('…')).toBe(true)
    await userEvent.click(screen.getByRole('button', { name: 'Nahlásit' }))
    await expect(args.form.submit).toHaveBeenCalledOnce()
  },
}

export const Inappropriate: Story = {
  name: 'R090 nevhodný inzerát',
  args: {
    kind: 'inappropriate',
    form: { ...FORM, values: { ...FORM.values, reason: 'inappropriate' } },
  },
  play: async ({ args, userEvent }) => {
    await expect(screen.getByRole('dialog', { name: 'Nahlásit nevhodný inzerát' })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Zrušit' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

export const Choosing: Story = {
  name: 'V016 důvod ze seznamu, slova a e-mail, kterým se hlášení sleduje',
  args: { kind: 'inappropriate' },
  play: async ({ args, userEvent }) => {
    const dialog = screen.getByRole('dialog')
    const group = within(dialog).getByRole('group', { name: 'Co je špatně?' })
    await expect(
      within(group)
        .getAllByRole('radio')
        .map((radio) => (radio as HTMLInputElement).value),
    ).toEqual([...OFFERED_REASONS])
    await userEvent.click(within(group).getByRole('radio', { name: 'Podvod' }))
    await expect(args.form.change).toHaveBeenCalledWith({ reason: 'fraud' })
    await userEvent.type(within(dialog).getByLabelText(/Co k.tomu víte/), 'x')
    await expect(args.form.change).toHaveBeenCalledWith({ explanation: 'x' })
    await expect(within(dialog).getByLabelText(/^Váš e-mail/)).toHaveAccessibleDescription(
      /uvidíte, jak jsme rozhodli/,
    )
  },
}

export const Sending: Story = {
  name: 'Odesílá se',
  args: { form: { ...FORM, isSending: true } },
}

export const Failed: Story = {
  name: 'Nepodařilo se',
  args: { error: 'Nahlášení se nepodařilo odeslat. Zkuste to prosím znovu.' },
}
