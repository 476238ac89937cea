import type { zhPasswordInput } from './PasswordInput.zh.js';

export const enPasswordInput: typeof zhPasswordInput = {
  show: 'Show password',
  hide: 'Hide password',
  capsLock: 'Caps Lock is on.',
};
