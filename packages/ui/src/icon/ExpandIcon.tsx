import { Icon, type IconProps } from './Icon.tsx'

export const ExpandIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 3h5v5M8 17H3v-5M17 3l-6 6M3 17l6-6" />
  </Icon>
)
