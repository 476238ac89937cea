export { completenessOf, fieldsOf } from './completeness.js';
export {
  type RecordRow,
  completenessNow,
  isEditable,
  linkedFiles,
  lockRecord,
  recordView,
} from './personal-record.js';
