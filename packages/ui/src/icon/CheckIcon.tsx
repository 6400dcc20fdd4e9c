import { Icon, type IconProps } from './Icon.tsx'

export const CheckIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 10.5l4 4 8-9" />
  </Icon>
)
