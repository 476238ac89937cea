import type { DeskName } from '@ca-portal/api/domain';
import type { ReactNode } from 'react';
import type { FilterValues, ListQuery, ResourceAction, ResourceDescription } from '../resource/index.js';
import type { Marks } from './marks.js';

/** Marks of the open item: its rejected points, kept until the decision. */
export interface Judged {
  readonly marks: Marks;
  readonly onMarks: (marks: Marks) => void;
}

/**
 * A queue processed item by item: the records of a table, limited to those that wait; the table's actions
 * also work here, by keyboard.
 */
export interface DeskDescription<Row extends object> {
  readonly table: ResourceDescription<Row>;
  /** Filters of the table that select the waiting records. */
  readonly waiting: FilterValues;
  /** Since when a record has waited, Beijing wall-clock text. */
  readonly since: (row: Row) => string | null;
  /** Details that distinguish the item from others of the same name. */
  readonly line: (row: Row) => string;
  /** Content of the item. @default the details of the table */
  readonly item?: (row: Row, judged: Judged) => ReactNode;
  /** Decisions that depend on the marks. @default the actions of the table */
  readonly actions?: (marks: Marks) => readonly ResourceAction<Row>[];
  /** Name for claims on items, so that two people never work on the same one. */
  readonly claims: DeskName;
  /** Names under which the server counts today's decisions. */
  readonly counted: readonly string[];
}

/** Maximum number of items per request: nobody processes more before the next one. */
const mostFetched = 100;

/** Declares a desk; TypeScript infers its row type from the table. */
export const desk = <Row extends object>(description: DeskDescription<Row>): DeskDescription<Row> =>
  description;

/** The query for the waiting items, searched by `words`. */
export const waitingQuery = <Row extends object>(
  { waiting }: DeskDescription<Row>,
  words = '',
): ListQuery => ({ page: 1, pageSize: mostFetched, words, filters: waiting, sort: null });

/** The longest-waiting items first; items without a start come last. */
export const oldestFirst = <Row extends object>(
  { since }: Pick<DeskDescription<Row>, 'since'>,
  rows: readonly Row[],
): Row[] => rows.toSorted((a, b) => (since(a) ?? '9').localeCompare(since(b) ?? '9'));
