import type { BinaryFile, InputOf, ResultOf, RouteGroup } from '@ca-portal/api';
import type { Group } from '@ca-portal/api/contract';
import { call, type InputArgs } from '../../api/query.js';
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

/** A parameter of the call; with the page's filter of another name. */
type Parameter<Name> = Name | readonly [parameter: Name, filter: string];

/** What narrows a list, by the parameters of its call. */
export interface Narrowing<Name extends string> {
  /** The search text. */
  readonly words?: Name;
  /** Filters that are sent as they are. */
  readonly filters?: readonly Parameter<Name>[];
  /** Filters that are sent as numbers. */
  readonly numbers?: readonly Parameter<Name>[];
  /** The page's period, in the API family's format. */
  readonly period?: string;
}

const inForce = (
  names: readonly Parameter<string>[] = [],
  { filters }: ListQuery,
  as: (value: string) => unknown,
) =>
  Object.fromEntries(
    names.flatMap((one) => {
      const [parameter, filter] = typeof one === 'string' ? [one, one] : one;
      const value = filters[filter];
      return value ? [[parameter, as(value)] as const] : [];
    }),
  );

const narrowed = ({ words, filters, numbers, period }: Narrowing<string>, query: ListQuery) => ({
  ...(words ? given(words, query.words) : {}),
  ...inForce(filters, query, String),
  ...inForce(numbers, query, Number),
  ...(period ? familyPeriod(query, period) : {}),
});

type Names<Given> = Narrowing<keyof Given & string>;
type Lists<Query> = (query: ListQuery) => { query: Query };

/** The input of a list with our own paging: `rowsOf(finance, 'refunds', own({ words: 'keyword', filters: ['state'] }))`. */
export const own =
  <Query>(names: Names<NoInfer<Query>>, more?: Partial<NoInfer<Query>>): Lists<Query> =>
  (query) => ({ query: { ...ownPage(query), ...more, ...narrowed(names, query) } as Query });

/** The input of a list of the API family; `more` is sent with every page. */
export const family =
  <Query>(names: Names<NoInfer<Query>>, more?: Partial<NoInfer<Query>>): Lists<Query> =>
  (query) => ({ query: { ...familyPage(query), ...more, ...narrowed(names, query) } as Query });

type BodyOf<Input> = Input extends { body: infer Body } ? Body : never;
type FileOperation<G extends Group> = {
  [K in keyof G & string]: ResultOf<G[K]> extends BinaryFile ? K : never;
}[keyof G & string];

/** The file of a list, narrowed as the list is. */
export const fileOf =
  <G extends Group, K extends FileOperation<G>>(
    group: RouteGroup<G>,
    operation: K,
    names: Names<BodyOf<InputOf<G[K]>>>,
    more?: Partial<BodyOf<InputOf<G[K]>>>,
  ) =>
  (query: ListQuery) =>
    call(group, operation, { body: { ...more, ...narrowed(names, query) } } as unknown as InputArgs<
      G[K]
    >[0]) as Promise<BinaryFile>;
