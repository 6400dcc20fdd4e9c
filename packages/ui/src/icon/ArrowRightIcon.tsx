import { Icon, type IconProps } from './Icon.tsx'

export const ArrowRightIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M7 4l6 6-6 6" />
  </Icon>
)
