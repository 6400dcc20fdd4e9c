import { Icon, type IconProps } from './Icon.tsx'

export const FlagIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M5 18V3h10l-2 3.5L15 10H5" />
  </Icon>
)
