import { Icon, type IconProps } from './Icon.tsx'

export const MenuIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M3 5h14M3 10h14M3 15h14" />
  </Icon>
)
