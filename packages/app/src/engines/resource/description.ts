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

/** What the list is asked for: one page, what is searched for, and the filters in force. */
export interface ListQuery {
  page: number;
  pageSize: number;
  words: string;
  filters: FilterValues;
  sort: { key: string; direction: 'ascending' | 'descending' } | null;
}

/** Where the rows come from. */
export interface RowSource<Row> {
  readonly group: AnyGroup;
  /** The read of a page; what the call itself answers is the source's own affair. */
  page(query: ListQuery): PageRead<Row>;
}
type PageRead<Row> = UseQueryOptions<unknown, Error, Page<Row>, readonly unknown[]>;
type PagedOperation<G extends Group> = {
  [K in keyof G & string]: ResultOf<G[K]> extends Page<unknown> ? K : never;
}[keyof G & string];
type RowOf<R> = R extends Page<infer Row> ? Row : never;

/** The rows of a paged call; `input` makes its query from the page's. */
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

/** A call that answers all rows at once. */
interface AllRows<E extends Endpoint, Row> {
  /** What it is asked with. @default nothing */
  readonly input?: (query: ListQuery) => InputArgs<E>[0];
  readonly rows: (answer: ResultOf<E>) => readonly Row[];
  /** What is searched. */
  readonly text: (row: Row) => string;
}

/** Rows of a call that answers all of them at once: searched and paged here. */
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

/** The values of a form by the names of its fields. */
export type FormValues = Record<string, unknown>;

/** A form that adds a record or changes one. */
export interface ResourceForm<Row, Values extends FormValues = FormValues> {
  /** What the contract lets into each field, by its name: `limits.add` of `@ca-portal/api/limits/…`. */
  readonly limits?: FormLimits;
  readonly fields: FieldDescriptions<Values>;
  /** What a new record starts with; it also names all fields. */
  readonly blank: Values;
  /** @default 'drawer'; `page` fills the window where the text is long */
  readonly size?: 'md' | 'lg';
  readonly add?: { readonly permission?: Permission; readonly run: (values: Values) => Promise<unknown> };
  readonly edit?: {
    readonly permission?: Permission;
    /** What the form starts with; may ask the server for the whole record. */
    readonly values: (row: Row) => Values | Promise<Values>;
    readonly run: (values: Values, row: Row) => Promise<unknown>;
    /** Why this record cannot be changed. */
    readonly locked?: (row: Row) => string | undefined;
  };
  /** Says above the fields what saving changes for others. */
  readonly says?: (values: Values, row: Row | undefined) => ReactNode;
}

/** Something that is done with one record or with several. */
export interface ResourceAction<Row> {
  readonly label: string;
  readonly permission?: Permission;
  readonly danger?: boolean;
  /** Not offered for this record at all. */
  readonly hidden?: (row: Row) => boolean;
  /** Why it cannot be done with this record now. */
  readonly locked?: (row: Row) => string | undefined;
  /** What will happen, in the question before it is done. Without it nobody is asked. */
  readonly says?: (rows: readonly Row[]) => string;
  /** Told when it is done. @default '已完成' */
  readonly done?: (rows: readonly Row[]) => string;
  /** The deed; with `bulk` it takes all selected records at once. */
  readonly run?: (rows: readonly Row[]) => Promise<unknown>;
  /** Also for the selected records together. @default false */
  readonly bulk?: boolean;
  /** A link instead of a deed. */
  readonly href?: (row: Row) => string;
  /** Opens something of the page's own instead. */
  readonly open?: (row: Row) => void;
  /** A dialog of its own instead of a question; it closes itself. */
  readonly dialog?: (row: Row, close: () => void) => ReactNode;
}

/** One page for everything that is kept in a table. */
export interface ResourceDescription<Row extends object> {
  readonly title: string;
  readonly description: string;
  /** What one record is, in a sentence: 用户. */
  readonly noun: string;
  readonly rows: RowSource<Row>;
  readonly rowKey: (row: Row) => string | number;
  /** How a record is called in questions and headings. */
  readonly name: (row: Row) => string;
  readonly columns: readonly DataTableColumn<Row>[];
  readonly filters?: FilterDescriptions;
  /** The placeholder of the search field; without it there is none. */
  readonly search?: string;
  readonly form?: ResourceForm<Row>;
  /** Opened by the record's name; more than the row tells. */
  readonly detail?: (row: Row) => ReactNode;
  readonly actions?: readonly ResourceAction<Row>[];
  readonly export?: {
    readonly permission?: Permission;
    readonly run: (query: ListQuery) => Promise<BinaryFile>;
  };
  /** More than the usual buttons at the head: 导入. */
  readonly head?: (reload: () => void) => ReactNode;
  /** Between the heading and the list: tabs of related lists. */
  readonly above?: ReactNode;
  /** Other groups whose reads are stale after a change. */
  readonly refreshes?: readonly AnyGroup[];
  /** What the page says while there is nothing. @default 还没有 with the noun */
  readonly emptyTitle?: string;
  /** What stands here while there is nothing. @default 有了记录会出现在这里。 */
  readonly emptyReason?: string;
}

/** Helpers that know the rows of the page. */
export interface Describe<Row> {
  readonly column: ColumnHelpers<Row>;
  /** A form; `blank` names its fields and what they hold. */
  form<Values extends FormValues>(
    blank: Values,
    rest: Omit<ResourceForm<Row, NoInfer<Values>>, 'blank'>,
  ): ResourceForm<Row>;
  /** An action with a short form of its own. */
  ask<Values extends FormValues>(blank: Values, asking: Asking<Row, NoInfer<Values>>): ResourceAction<Row>;
}

/** An action that first asks for a few values: a reason, a number that was scanned. */
export interface Asking<Row, Values extends FormValues> extends Pick<
  ResourceAction<Row>,
  'label' | 'permission' | 'danger' | 'hidden' | 'locked'
> {
  /** What the contract lets into each field, by its name. */
  readonly limits?: FormLimits;
  /** With a record: fields that depend on it. */
  readonly fields: FieldDescriptions<Values> | ((row: Row) => FieldDescriptions<Values>);
  /** What the form starts with; may ask the server. @default the blank values */
  readonly values?: (row: Row) => Values | Promise<Values>;
  readonly explain?: (row: Row, values: Values) => ReactNode;
  readonly run: (values: Values, row: Row) => Promise<unknown>;
  /** Told when it is done. */
  readonly done: string;
}

/** Declares a resource: where its rows come from, then everything else. */
export const resource = <Row extends object>(
  rows: RowSource<Row>,
  describe: (helpers: Describe<Row>) => Omit<ResourceDescription<Row>, 'rows'>,
): ResourceDescription<Row> => ({
  rows,
  ...describe({
    column: columnHelpers<Row>(),
    // The engine hands a form back only what came out of the same form.
    ask: (blank, asking) => askAction(blank, asking),
    form: (blank, rest) => ({ ...rest, blank }) as unknown as ResourceForm<Row>,
  }),
});
