import type { ListQuery } from './description.js';

/** The API family's paging. */
export const familyPage = ({ page, pageSize }: ListQuery) => ({ pageNum: page, pageSize });
/** Our own paging. */
export const ownPage = ({ page, pageSize }: ListQuery) => ({ page, limit: pageSize });
/** One field of a query, left out if it is empty. */
export const given = <Name extends string, Value extends string>(name: Name, value: string | undefined) =>
  (value ? { [name]: value } : {}) as { [K in Name]?: Value };
/** A period in the API family's format: both days inclusive. */
export const familyPeriod = ({ filters }: ListQuery, name: string) => ({
  ...given<'beginTime', string>('beginTime', filters[`${name}From`]),
  ...given<'endTime', string>('endTime', filters[`${name}To`]),
});
