import type { DeskName } from '@ca-portal/api/domain';
import type { ReactNode } from 'react';
import type { FilterValues } from '../resource/filters.js';
import type { ListQuery, ResourceAction, ResourceDescription } from '../resource/description.js';
import type { Marks } from './marks.js';

/** What an item is looked at with: the points that do not pass, kept until it is decided. */
export interface Judged {
  readonly marks: Marks;
  readonly onMarks: (marks: Marks) => void;
}

/**
 * A queue that somebody works off, item by item. It is the table of the same records, seen through the filters that
 * name those that wait; what can be done with a record there can be done here, by key.
 */
export interface DeskDescription<Row extends object> {
  readonly table: ResourceDescription<Row>;
  /** The filters of the table that leave those that wait. */
  readonly waiting: FilterValues;
  /** From when a record has waited, Beijing wall-clock text. */
  readonly since: (row: Row) => string | null;
  /** Enough beside its name to tell it from its neighbors. */
  readonly line: (row: Row) => string;
  /** What is judged. @default the details of the table */
  readonly item?: (row: Row, judged: Judged) => ReactNode;
  /** Decisions that know the marked points. @default the actions of the table */
  readonly actions?: (marks: Marks) => readonly ResourceAction<Row>[];
  /** The name under which its items are taken, so that two people never work on one. */
  readonly claims: DeskName;
  /** Under which names the server counts what was decided here today. */
  readonly counted: readonly string[];
}

/** How much of a queue is fetched at once: nobody works off more between two looks at the server. */
const mostFetched = 100;

/** Declares a desk; what it opens with is checked against the table's rows. */
export const desk = <Row extends object>(description: DeskDescription<Row>): DeskDescription<Row> =>
  description;

/** The query of what waits, searched by `words`. */
export const waitingQuery = <Row extends object>(
  { waiting }: DeskDescription<Row>,
  words = '',
): ListQuery => ({ page: 1, pageSize: mostFetched, words, filters: waiting, sort: null });

/** Those that have waited longest first; what has no beginning comes last. */
export const oldestFirst = <Row extends object>(
  { since }: Pick<DeskDescription<Row>, 'since'>,
  rows: readonly Row[],
): Row[] => rows.toSorted((a, b) => (since(a) ?? '9').localeCompare(since(b) ?? '9'));
