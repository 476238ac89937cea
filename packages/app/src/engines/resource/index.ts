export { askAction } from './ask.js';
export { inUse, inUseTags, optionsIn, type TagTable } from './columns.js';
export {
  allRowsOf,
  resource,
  rowsOf,
  type Asking,
  type Describe,
  type ListQuery,
  type ResourceAction,
  type ResourceDescription,
} from './description.js';
export * as field from './fields.js';
export type { FieldDescription, Option, Options } from './fields.js';
export { oneOf, period } from './filters.js';
export { family, familyPage, familyPeriod, fileOf, given, own, ownPage } from './list-input.js';
export { ResourcePage } from './ResourcePage.js';
export { useActions, useMay } from './useActions.js';
