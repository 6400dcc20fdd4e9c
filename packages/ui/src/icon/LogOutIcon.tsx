import { Icon, type IconProps } from './Icon.tsx'

export const LogOutIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M11 3H4v14h7M8 10h9M14 6.5l3.5 3.5-3.5 3.5" />
  </Icon>
)
