export {
  type Form,
  type RecordRow,
  comparisonOf,
  completenessOf,
  formOf,
  lockRecord,
  maskedPeople,
  recordView,
} from './company-record.js';
