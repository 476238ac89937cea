import type { ListQuery } from './description.js';

/** The API family's paging. */
export const familyPage = ({ page, pageSize }: ListQuery) => ({ pageNum: page, pageSize });
/** Ours. */
export const ownPage = ({ page, pageSize }: ListQuery) => ({ page, limit: pageSize });
/** One entry of a query, left out while it is empty. */
export const given = <Name extends string, Value extends string>(name: Name, value: string | undefined) =>
  (value ? { [name]: value } : {}) as { [K in Name]?: Value };
/** A period of the family: both days inclusive. */
export const familyPeriod = ({ filters }: ListQuery, name: string) => ({
  ...given<'beginTime', string>('beginTime', filters[`${name}From`]),
  ...given<'endTime', string>('endTime', filters[`${name}To`]),
});
