import type { BinaryFile, FormLimits, InputOf, Page, ResultOf, RouteGroup } from '@ca-portal/api';
import type { Endpoint, Group } from '@ca-portal/api/contract';
import type { Permission } from '@ca-portal/api/domain';
import type { DataTableColumn } from '@ca-portal/ui/data-table';
import type { UseQueryOptions } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { askAction } from './ask.js';
import { read, type AnyGroup, type InputArgs } from '../../api/query.js';
import { columnHelpers, type ColumnHelpers } from './columns.js';
import type { FieldDescriptions } from './fields.js';
import type { FilterDescriptions, FilterValues } from './filters.js';

/** The query of a list: one page, the search text, and the current filters. */
export interface ListQuery {
  page: number;
  pageSize: number;
  words: string;
  filters: FilterValues;
  sort: { key: string; direction: 'ascending' | 'descending' } | null;
}

/** Source of the rows. */
export interface RowSource<Row> {
  readonly group: AnyGroup;
  /** The read of a page; only the source knows the type of the call's answer. */
  page(query: ListQuery): PageRead<Row>;
}
type PageRead<Row> = UseQueryOptions<unknown, Error, Page<Row>, readonly unknown[]>;
type PagedOperation<G extends Group> = {
  [K in keyof G & string]: ResultOf<G[K]> extends Page<unknown> ? K : never;
}[keyof G & string];
type RowOf<R> = R extends Page<infer Row> ? Row : never;

/** The rows of a paged call; `input` converts the list's query. */
export const rowsOf = <G extends Group, K extends PagedOperation<G>>(
  group: RouteGroup<G>,
  operation: K,
  input: (query: ListQuery) => InputOf<G[K]>,
): RowSource<RowOf<ResultOf<G[K]>>> => ({
  group,
  page: (query) =>
    read(group, operation, ...([input(query)] as unknown as InputArgs<G[K]>)) as PageRead<
      RowOf<ResultOf<G[K]>>
    >,
});

/** A call that returns all rows at once. */
interface AllRows<E extends Endpoint, Row> {
  /** Its input. @default nothing */
  readonly input?: (query: ListQuery) => InputArgs<E>[0];
  readonly rows: (answer: ResultOf<E>) => readonly Row[];
  /** The text that is searched. */
  readonly text: (row: Row) => string;
}

/** Rows of a call that returns all of them at once: searched and paged here. */
export const allRowsOf = <G extends Group, K extends keyof G & string, Row>(
  group: RouteGroup<G>,
  operation: K,
  { input, rows, text }: AllRows<G[K], Row>,
): RowSource<Row> => ({
  group,
  page: (query) => ({
    ...(read(group, operation, ...([input?.(query)] as unknown as InputArgs<G[K]>)) as PageRead<Row>),
    select: (answer) => {
      const found = rows(answer as ResultOf<G[K]>).filter((row) => text(row).includes(query.words));
      const from = (query.page - 1) * query.pageSize;
      return { rows: found.slice(from, from + query.pageSize), total: found.length };
    },
  }),
});

/** The values of a form by field name. */
export type FormValues = Record<string, unknown>;

interface ResourceEdit<Row, Values> {
  readonly permission?: Permission;
  /** Initial values of the form; may fetch the whole record. @default the fields of the row with the same names */
  readonly values?: (row: Row) => Values | Promise<Values>;
  readonly run: (values: Values, row: Row) => Promise<unknown>;
  /** Why this record cannot be changed. */
  readonly locked?: (row: Row) => string | undefined;
}
/** Left out only where the row has all values of the form; what is null there is blank. */
type EditOf<Row, Values> = keyof Values extends keyof Row
  ? Row extends { readonly [K in keyof Values]?: Values[K] | null | undefined }
    ? ResourceEdit<Row, Values>
    : WithValues<Row, Values>
  : WithValues<Row, Values>;
type WithValues<Row, Values> = ResourceEdit<Row, Values> &
  Required<Pick<ResourceEdit<Row, Values>, 'values'>>;

/** A form that adds a record or changes one. */
export interface ResourceForm<Row, Values extends FormValues = FormValues> {
  /** Limits of the contract by field name: `limits.add` of `@ca-portal/api/limits/…`. */
  readonly limits?: FormLimits;
  readonly fields: FieldDescriptions<Values>;
  /** Initial values of a new record; also names all fields. */
  readonly blank: Values;
  /** @default 'drawer'; `page` fills the window where the text is long */
  readonly size?: 'md' | 'lg';
  readonly add?: { readonly permission?: Permission; readonly run: (values: Values) => Promise<unknown> };
  readonly edit?: ResourceEdit<Row, Values>;
  /** A note above the fields about the effects of saving. */
  readonly says?: (values: Values, row: Row | undefined) => ReactNode;
}

/** An action for one record or several. */
export interface ResourceAction<Row> {
  readonly label: string;
  readonly permission?: Permission;
  readonly danger?: boolean;
  /** Not offered for this record at all. */
  readonly hidden?: (row: Row) => boolean;
  /** Why it is disabled for this record now. */
  readonly locked?: (row: Row) => string | undefined;
  /** The question before the action, with its effects. Without it the action runs immediately. */
  readonly says?: (row: Row, rows: readonly Row[]) => string;
  /** Message after the action. @default '已完成' */
  readonly done?: (row: Row, rows: readonly Row[]) => string;
  /** Runs the action; with `bulk`, `rows` are all selected records. */
  readonly run?: (row: Row, rows: readonly Row[]) => Promise<unknown>;
  /** Also available for several selected records. @default false */
  readonly bulk?: boolean;
  /** A link instead of an action. */
  readonly href?: (row: Row) => string;
  /** Opens a part of the page instead. */
  readonly open?: (row: Row) => void;
  /** Opens its own dialog instead of a question; the dialog closes itself. */
  readonly dialog?: (row: Row, close: () => void) => ReactNode;
}

/** The page of one table. */
export interface ResourceDescription<Row extends object> {
  readonly title: string;
  readonly description: string;
  /** The word for one record: 用户. */
  readonly noun: string;
  readonly rows: RowSource<Row>;
  readonly rowKey: (row: Row) => string | number;
  /** The record's name in questions and headings. */
  readonly name: (row: Row) => string;
  readonly columns: readonly DataTableColumn<Row>[];
  readonly filters?: FilterDescriptions;
  /** The placeholder of the search field; without it there is none. */
  readonly search?: string;
  readonly form?: ResourceForm<Row>;
  /** Details with more data than the row, opened by the record's name. */
  readonly detail?: (row: Row) => ReactNode;
  readonly actions?: readonly ResourceAction<Row>[];
  readonly export?: {
    readonly permission?: Permission;
    readonly run: (query: ListQuery) => Promise<BinaryFile>;
  };
  /** More buttons in the heading: 导入. */
  readonly head?: (reload: () => void) => ReactNode;
  /** Between the heading and the list: tabs of related lists. */
  readonly above?: ReactNode;
  /** Other groups whose reads are invalidated after a change. */
  readonly refreshes?: readonly AnyGroup[];
  /** Title of the empty list. @default 还没有 with the noun */
  readonly emptyTitle?: string;
  /** Text of the empty list. @default 有了记录会出现在这里。 */
  readonly emptyReason?: string;
}

/** Helpers with the type of the page's rows. */
export interface Describe<Row> {
  readonly column: ColumnHelpers<Row>;
  /** A form; `blank` determines its fields and their types. */
  form<Values extends FormValues>(
    blank: Values,
    rest: Omit<ResourceForm<Row, NoInfer<Values>>, 'blank' | 'edit'> & {
      readonly edit?: EditOf<Row, NoInfer<Values>>;
    },
  ): ResourceForm<Row>;
  /** An action with a short form of its own. */
  ask<Values extends FormValues>(blank: Values, asking: Asking<Row, NoInfer<Values>>): ResourceAction<Row>;
}

/** An action that first asks for a few values: a reason, a scanned number. */
export interface Asking<Row, Values extends FormValues> extends Pick<
  ResourceAction<Row>,
  'label' | 'permission' | 'danger' | 'hidden' | 'locked'
> {
  /** Limits of the contract by field name. */
  readonly limits?: FormLimits;
  /** As a function: fields that depend on the record. */
  readonly fields: FieldDescriptions<Values> | ((row: Row) => FieldDescriptions<Values>);
  /** Initial values of the form; may ask the server. @default the blank values */
  readonly values?: (row: Row) => Values | Promise<Values>;
  readonly explain?: (row: Row, values: Values) => ReactNode;
  readonly run: (values: Values, row: Row) => Promise<unknown>;
  /** Message after the action. */
  readonly done: string;
}

/** Declares a resource: first the source of its rows, then everything else. */
export const resource = <Row extends object>(
  rows: RowSource<Row>,
  describe: (helpers: Describe<Row>) => Omit<ResourceDescription<Row>, 'rows'>,
): ResourceDescription<Row> => ({
  rows,
  ...describe({
    column: columnHelpers<Row>(),
    // The engine only returns values of the same form to it.
    ask: (blank, asking) => askAction(blank, asking),
    form: (blank, rest) => ({ ...rest, blank }) as unknown as ResourceForm<Row>,
  }),
});
