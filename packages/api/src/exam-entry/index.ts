export { examEntryUrl, type ExamEntryCipher } from './exam-entry-url.js';
