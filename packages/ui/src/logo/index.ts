export { Logo, type Brand, type LogoProps } from './Logo.js';
