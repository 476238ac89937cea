import type { FormValues } from './description.js';

/** The fields of a form as the row has them; what is null there is blank. */
export const valuesIn = (row: object, blank: FormValues): FormValues =>
  Object.fromEntries(Object.entries(blank).map(([name, none]) => [name, (row as FormValues)[name] ?? none]));
