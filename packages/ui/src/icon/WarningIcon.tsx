import { Icon, type IconProps } from './Icon.tsx'

export const WarningIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M10 3l8 14H2zM10 8v4M10 14.6v.1" />
  </Icon>
)
