import { Icon, type IconProps } from './Icon.tsx'

export const ArrowDownIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 7l6 6 6-6" />
  </Icon>
)
