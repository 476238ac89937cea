export {
  agreementCategory,
  agreementProblem,
  agreementsInForce,
  earlierAgreements,
  isAgreement,
  rulesCategories,
} from './agreements.js';
export { returnedAnswers, settleAnswered } from './answers.js';
export { linkedFile } from './download-form.js';
export {
  type ContentDetail,
  type EntryKey,
  type EntryRow,
  entryDetail,
  formOf,
  isEntry,
  listEntries,
  waitingEntries,
} from './entries.js';
export { excerptOf } from './excerpt.js';
export { operatorFacts } from './operator-facts.js';
export { type PublicFileName, publicFiles } from './public-files.js';
export { publishedColumns } from './publish.js';
export { publishCourse } from './publish-course.js';
export {
  type Published,
  asTold,
  countReading,
  countersOf,
  factOf,
  factsOf,
  fileLinkOf,
  filesOf,
  findPublished,
  offeredCourse,
  pictureUrls,
  publishedOf,
  visible,
} from './published.js';
export { addEntry, auditContent, keepVersion, lockedEntry, markPublished, updateEntry } from './save.js';
export { type SearchGroup, type SitePage, findPages, siteIndex } from './site-index.js';
export { suggestionFor } from './suggestion.js';
