import { Icon, type IconProps } from './Icon.tsx'

export const ShareIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M10 12V3M6.5 6L10 2.5 13.5 6M4 10v7h12v-7" />
  </Icon>
)
