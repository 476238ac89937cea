export { greetingAt, TopBar, type TopBarProps } from './TopBar.js';
