export { askAction } from './ask.js';
export { inUse, inUseTags, optionsIn, type TagTable } from './columns.js';
export { DescribedField } from './DescribedField.js';
export {
  allRowsOf,
  resource,
  rowsOf,
  type Asking,
  type ListQuery,
  type ResourceAction,
  type ResourceDescription,
} from './description.js';
export * as field from './fields.js';
export type { FieldDescription, FieldDescriptions, Option, Options } from './fields.js';
export { type FilterValues, oneOf, period } from './filters.js';
export { problemOf, requirement } from './limits.js';
export { family, familyPage, familyPeriod, fileOf, given, own, ownPage } from './list-input.js';
export { ResourcePage } from './ResourcePage.js';
export { SavedFilters } from './SavedFilters.js';
export { type Actions, useActions, useMay } from './useActions.js';
export { resourceView } from './view.js';
