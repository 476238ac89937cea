import type { zhDateRangePicker } from './DateRangePicker.zh.js';

export const enDateRangePicker: typeof zhDateRangePicker = {
  start: 'Start date',
  end: 'End date',
  separator: 'to',
  label: 'Choose start and end',
  lastDays: (days) => (days === 1 ? 'Last day' : `Last ${days} days`),
  reversed: 'The end is before the start. Change one of them.',
};
