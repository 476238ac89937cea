export { type DateChangeReason, DatePicker, type DatePickerProps } from './DatePicker.js';
