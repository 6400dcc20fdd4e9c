import { Icon, type IconProps } from './Icon.tsx'

export const ExternalIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M6 14L14 6M7 6h7v7" />
  </Icon>
)
