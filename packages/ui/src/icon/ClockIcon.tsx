import { Icon, type IconProps } from './Icon.tsx'

export const ClockIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="10" cy="10" r="7" />
    <path d="M10 6v4l3 2" />
  </Icon>
)
