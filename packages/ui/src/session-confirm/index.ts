export { LogoutConfirm, type LogoutConfirmProps } from './LogoutConfirm.js';
export { SwitchAccountConfirm, type SwitchAccountConfirmProps } from './SwitchAccountConfirm.js';
