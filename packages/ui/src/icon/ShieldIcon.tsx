import { Icon, type IconProps } from './Icon.tsx'

export const ShieldIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M10 2.5L16.5 5v4.5c0 4-2.8 6.7-6.5 8-3.7-1.3-6.5-4-6.5-8V5z" />
  </Icon>
)
