import { Icon, type IconProps } from './Icon.tsx'

export const ArrowLeftIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M13 4l-6 6 6 6" />
  </Icon>
)
