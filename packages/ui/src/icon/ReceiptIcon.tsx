import { Icon, type IconProps } from './Icon.tsx'

export const ReceiptIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 2.5l2 1.5 2-1.5 2 1.5 2-1.5 2 1.5 2-1.5v15l-2-1.5-2 1.5-2-1.5-2 1.5-2-1.5-2 1.5z" />
    <path d="M7 8h6M7 12h4" />
  </Icon>
)
