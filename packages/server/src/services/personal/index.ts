export { completenessOf, fieldsOf } from './completeness.js';
export {
  type RecordRow,
  completenessNow,
  emptyFields,
  isEditable,
  linkedFiles,
  lockRecord,
  recordView,
} from './personal-record.js';
