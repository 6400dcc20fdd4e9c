import { Icon, type IconProps } from './Icon.tsx'

export const HomeIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M3 9.5L10 3l7 6.5M5 8.5V17h10V8.5" />
  </Icon>
)
