import type { zhCaptchaField } from './CaptchaField.zh.js';

export const enCaptchaField: typeof zhCaptchaField = {
  label: 'Picture code',
  hint: 'Type the result',
  refresh: 'Show another picture',
  loading: 'Loading the picture code',
  failed: 'The picture code did not load. Click the picture to try again.',
  questionLabel: 'Question',
  questionHint: 'Type a number',
  questionRefresh: 'Another question',
  auto: 'Security check',
  autoIdle: 'Runs by itself while you fill in the form',
  autoWorking: 'Checking',
  autoDone: 'Checked',
  autoFailed: 'The check did not finish. Try again, or choose another way.',
  retry: 'Try again',
  byAuto: 'Check by itself instead',
  byPicture: 'Use the picture instead',
  byQuestion: 'Use a question instead',
};
