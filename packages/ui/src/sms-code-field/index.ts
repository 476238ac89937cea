export { SmsCodeField, type SmsCodeFieldProps } from './SmsCodeField.js';
