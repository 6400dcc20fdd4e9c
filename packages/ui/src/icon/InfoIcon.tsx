import { Icon, type IconProps } from './Icon.tsx'

export const InfoIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="10" cy="10" r="7" />
    <path d="M10 9v5M10 6v.1" />
  </Icon>
)
