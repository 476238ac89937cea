export { Header, type HeaderItem, type HeaderProps } from './Header.js';
export type { HeaderMenuItem, HeaderUser } from './PersonalCenter.js';
export { SkipLink, type SkipLinkProps } from './SkipLink.js';
export type { HeaderUtility } from './UtilityBar.js';
