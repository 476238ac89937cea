import type { zhLockPinForm } from './LockPinForm.zh.js';

export const enLockPinForm: typeof zhLockPinForm = {
  label: 'CA lock PIN',
  triesLeft: (count) => `${count} ${count === 1 ? 'try' : 'tries'} left.`,
  length: 'The PIN has 6 to 16 characters. Check it and type it again.',
  fewLeft: 'Stop for a moment and check case and input method. With no tries left the lock will be blocked.',
};
