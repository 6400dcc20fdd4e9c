import { Icon, type IconProps } from './Icon.tsx'

export const PinIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M10 18s6-5.2 6-10a6 6 0 10-12 0c0 4.8 6 10 6 10z" />
    <circle cx="10" cy="8" r="2" />
  </Icon>
)
