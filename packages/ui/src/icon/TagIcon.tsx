import { Icon, type IconProps } from './Icon.tsx'

export const TagIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M3 3h6.5l7.5 7.5-6.5 6.5L3 9.5z" />
    <path d="M6.6 6.6v.01" />
  </Icon>
)
