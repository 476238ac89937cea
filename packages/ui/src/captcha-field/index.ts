export { AutoCaptcha, type AutoCaptchaProps } from './AutoCaptcha.js';
export { CaptchaField, type CaptchaFieldProps } from './CaptchaField.js';
export { type CaptchaWay, CaptchaWays, type CaptchaWaysProps } from './CaptchaWays.js';
