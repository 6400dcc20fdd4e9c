import { Icon, type IconProps } from './Icon.tsx'

export const PictureIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M3 4h14v12H3zM3 13l4-4 4 4 2.5-2.5L17 14" />
    <circle cx="13" cy="7.5" r="1.2" />
  </Icon>
)
