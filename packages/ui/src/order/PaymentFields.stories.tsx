import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../button/Button.tsx'
import { FormFrame } from '../form/FormFrame.tsx'
import { formState } from '../testing/formState.ts'
import { PaymentFields, type PaymentValues } from './PaymentFields.tsx'
import { payLabel } from './payLabel.ts'

const values: PaymentValues = { paymentMethod: 'gp_webpay', consentStartNow: false }

const meta = {
  title: 'Objednávka/PaymentFields',
  component: PaymentFields,
  args: {
    form: formState(values),
    id: 'platba',
    methods: [
      { method: 'gp_webpay', total: 6900 },
      { method: 'sms', total: 11_200 },
    ],
    lines: [
      { kind: 'highlighting', label: 'Zvýraznění na 7 dní', unitPrice: 2500 },
      { kind: 'topping', label: 'Topování na 7 dní', unitPrice: 4400 },
    ],
    dates: [{ label: 'Služby skončí', date: '28. 11. 2026' }],
  },
  decorators: [
    (Story, { args }) => (
      <FormFrame form={args.form} label="Objednávka" sendingLabel="Objednávám">
        <Story />
        <Button type="submit" variant="primary" size="big" isBlock>
          {payLabel(args.lines)}
        </Button>
      </FormFrame>
    ),
  ],
} satisfies Meta<typeof PaymentFields>
export default meta
type Story = StoryObj<typeof meta>

export const Idle: Story = {
  name: 'R137 P049 způsob, součet s DPH, souhlas a zavazující tlačítko',
  play: async ({ args, canvas, userEvent }) => {
    const order = canvas.getByRole('region', { name: 'Souhrn objednávky' })
    await expect(order).toHaveTextContent('Celkem s DPH69 Kč')
    await expect(order).toHaveTextContent('z toho DPH 21 %11,98 Kč')
    await userEvent.click(canvas.getByRole('radio', { name: /Prémiovou SMS/ }))
    await expect(args.form.change).toHaveBeenLastCalledWith({ paymentMethod: 'sms' })
    await userEvent.click(canvas.getByRole('checkbox', { name: /zahájení služby před/ }))
    await expect(args.form.change).toHaveBeenLastCalledWith({ consentStartNow: true })
    await expect(
      canvas.getByRole('button', { name: /^Objednat s.povinností platby.–.69.Kč$/ }),
    ).toBeVisible()
  },
}

export const Lowered: Story = {
  name: 'P053 sleva mezi řádky, součet a DPH na haléř',
  args: {
    methods: [
      { method: 'gp_webpay', total: 5865 },
      { method: 'sms', total: 11_200 },
    ],
    lines: [
      { kind: 'highlighting', label: 'Zvýraznění na 7 dní', unitPrice: 2500, discount: 375 },
      { kind: 'topping', label: 'Topování na 7 dní', unitPrice: 4400, discount: 660 },
    ],
    discountLabel: 'Sleva 15\u00a0% s\u00a0kódem LETO2026',
  },
  play: async ({ canvas }) => {
    const order = canvas.getByRole('region', { name: 'Souhrn objednávky' })
    await expect(order).toHaveTextContent('Sleva 15 % s kódem LETO2026−10,35 Kč')
    await expect(order).toHaveTextContent('Celkem s DPH58,65 Kč')
    await expect(order).toHaveTextContent('z toho DPH 21 %10,18 Kč')
    await expect(canvas.getByRole('button', { name: /58,65.Kč$/ })).toBeVisible()
  },
}

export const Free: Story = {
  name: 'P053 co kód zaplatí celé, objedná se zdarma',
  args: {
    methods: [{ method: 'gp_webpay', total: 0 }],
    lines: [{ kind: 'topping', label: 'Topování na 7 dní', unitPrice: 4900, discount: 4900 }],
    discountLabel: 'Sleva 100\u00a0% s\u00a0kódem DAREK',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Objednat zdarma' })).toBeVisible()
  },
}

export const ByInvoice: Story = {
  name: 'P051 partnerovi i na fakturu, se lhůtou splatnosti',
  args: {
    methods: [
      { method: 'invoice', total: 6900, days: 14 },
      { method: 'gp_webpay', total: 6900 },
    ],
  },
  play: async ({ args, canvas, userEvent }) => {
    const invoice = canvas.getByRole('radio', { name: /Na fakturu/ })
    await expect(invoice).toHaveAccessibleDescription(/Zaplatíte do.14.dnů/)
    await userEvent.click(invoice)
    await expect(args.form.change).toHaveBeenLastCalledWith({ paymentMethod: 'invoice' })
  },
}

export const NoInvoice: Story = {
  name: 'P051 proč teď na fakturu objednat nejde',
  args: {
    methods: [{ method: 'gp_webpay', total: 6900 }],
    methodsHint:
      'Máte neuhrazenou fakturu po splatnosti. Než ji uhradíte, zvolte prosím jiný způsob platby.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Způsob platby' })).toHaveAccessibleDescription(
      /po splatnosti/,
    )
  },
}

export const CardOnly: Story = {
  name: 'R014 R147 jen způsoby, které rubrika dovoluje',
  args: {
    methods: [{ method: 'gp_webpay', total: 29_000 }],
    lines: [{ kind: 'publish', label: 'Zveřejnění v rubrice Masáže', unitPrice: 29_000 }],
    dates: [],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('radio')).toHaveLength(1)
  },
}

export const ForCompany: Story = {
  name: 'P049 P051 firma o začátek před koncem lhůty nežádá, od smlouvy neodstupuje',
  args: { isForCompany: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Souhrn objednávky' })).toBeVisible()
    await expect(canvas.queryByText(/odstoup/i)).toBeNull()
  },
}

export const Refused: Story = {
  name: 'Bez souhlasu to nejde',
  args: {
    form: formState(values, {
      isRefused: true,
      errors: {
        paymentMethod: 'Vyberte prosím způsob platby.',
        consentStartNow: 'Požádejte prosím o\u00a0zahájení služby, bez toho ji nemůžeme spustit.',
      },
    }),
  },
}
