import { Icon, type IconProps } from './Icon.tsx'

export const TransferIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M6.5 16.5v-13M3 7l3.5-3.5L10 7m3.5-3.5v13M10 13l3.5 3.5L17 13" />
  </Icon>
)
