export {
  type CompanyRow,
  type Form,
  type RecordRow,
  comparisonOf,
  completenessOf,
  formOf,
  lockRecord,
  maskedPeople,
  recordView,
} from './company-record.js';
export { reopenForOrder } from './reopen.js';
