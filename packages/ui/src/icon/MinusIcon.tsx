import { Icon, type IconProps } from './Icon.tsx'

export const MinusIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 10h12" />
  </Icon>
)
