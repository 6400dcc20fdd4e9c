import { Icon, type IconProps } from './Icon.tsx'

export const MailIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M2.5 5h15v10.5h-15zM2.5 5.5L10 11l7.5-5.5" />
  </Icon>
)
