import { Icon, type IconProps } from './Icon.tsx'

export const ArrowUpIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 13l6-6 6 6" />
  </Icon>
)
