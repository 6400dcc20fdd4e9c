import { Icon, type IconProps } from './Icon.tsx'

export const BellIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M10 3a5 5 0 015 5c0 4 1.5 5 1.5 5h-13S5 12 5 8a5 5 0 015-5zM8.5 16a1.6 1.6 0 003 0" />
  </Icon>
)
