import type { zhDatePicker } from './DatePicker.zh.js';

export const enDatePicker: typeof zhDatePicker = {
  placeholder: 'yyyy-MM-dd',
  open: 'Open calendar',
  label: 'Choose a date',
  unreadable: (text) => `“${text}” is not a date. Write it like 2026-11-21.`,
  outOfRange: (min, max) =>
    min && max
      ? `The date is out of range. Choose one from ${min} to ${max}.`
      : min
        ? `The date is too early. Choose ${min} or later.`
        : `The date is too late. Choose ${max} or earlier.`,
  unavailable: 'This day cannot be chosen. Choose another one.',
  day: (date, today, chosen) => `${today ? 'Today, ' : ''}${date}${chosen ? ', selected' : ''}`,
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
};
