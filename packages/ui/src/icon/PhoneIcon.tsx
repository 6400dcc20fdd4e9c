import { Icon, type IconProps } from './Icon.tsx'

export const PhoneIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 3h3.5L9 7 7 8.5a10 10 0 004.5 4.5L13 11l4 1.5V16c0 .6-.4 1-1 1A13 13 0 013 4c0-.6.4-1 1-1z" />
  </Icon>
)
