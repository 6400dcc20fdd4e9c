import { Icon, type IconProps } from './Icon.tsx'

export const CameraIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M3 6h3.5L8 4h4l1.5 2H17v10H3z" />
    <circle cx="10" cy="10.75" r="2.75" />
  </Icon>
)
