import type { zhCaptchaField } from './CaptchaField.zh.js';

export const enCaptchaField: typeof zhCaptchaField = {
  label: 'Picture code',
  hint: 'Type the result',
  refresh: 'Show another picture',
  loading: 'Loading the picture code',
  failed: 'The picture code did not load. Click the picture to try again.',
};
