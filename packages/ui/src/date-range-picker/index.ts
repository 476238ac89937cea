export {
  type DateRange,
  type DateRangeChangeReason,
  DateRangePicker,
  type DateRangePickerProps,
  type DateRangePreset,
} from './DateRangePicker.js';
