import { Icon, type IconProps } from './Icon.tsx'

export const PrintIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M6 7V3h8v4M6 14H3.5V7h13v7H14M6 12h8v5H6z" />
  </Icon>
)
