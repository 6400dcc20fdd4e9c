import { Icon, type IconProps } from './Icon.tsx'

export const UserIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="10" cy="7" r="3.2" />
    <path d="M3.5 17c.8-3.6 3.4-5 6.5-5s5.7 1.4 6.5 5" />
  </Icon>
)
