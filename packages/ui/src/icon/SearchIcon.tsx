import { Icon, type IconProps } from './Icon.tsx'

export const SearchIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="9" cy="9" r="6" />
    <path d="M13.5 13.5L18 18" />
  </Icon>
)
