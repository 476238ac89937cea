import { moneyText } from '@ca-portal/api/domain';
import type { DataTableColumn } from '@ca-portal/ui/data-table';
import { EMPTY_VALUE } from '@ca-portal/ui/formats';
import { StatusTag, type StatusTagProps } from '@ca-portal/ui/status-tag';
import type { ReactNode } from 'react';
import type { Option } from './options.js';
import { wholeDay } from '../../shared/time/index.js';

/** Text, color and icon for each value. */
export type TagTable<Value extends string | number> = Readonly<
  Record<Value, Pick<StatusTagProps, 'family' | 'icon'> & { readonly text: string }>
>;
type More<Row> = Partial<Omit<DataTableColumn<Row>, 'key' | 'header' | 'render'>>;

/** One helper for each kind of column: its key, its header, its cell. */
export interface ColumnHelpers<Row> {
  /** The record's name: first on a phone's card, and the link to its details. */
  name(key: string, header: string, of: (row: Row) => ReactNode): DataTableColumn<Row>;
  /** Plain text. */
  text(key: string, header: string, of: (row: Row) => ReactNode, more?: More<Row>): DataTableColumn<Row>;
  /** A number: right-aligned. */
  figure(key: string, header: string, of: (row: Row) => ReactNode, more?: More<Row>): DataTableColumn<Row>;
  /** An amount in fen. */
  money(key: string, header: string, of: (row: Row) => number | null | undefined): DataTableColumn<Row>;
  /** A key or code. */
  code(key: string, header: string, of: (row: Row) => string | number): DataTableColumn<Row>;
  /** A state: color, icon and text. */
  tag<Value extends string | number>(
    key: string,
    header: string,
    of: (row: Row) => Value,
    tags: TagTable<NoInfer<Value>>,
  ): DataTableColumn<Row>;
}

const isNothing = (shown: ReactNode) => shown === '' || shown === null || shown === undefined;

export function columnHelpers<Row>(): ColumnHelpers<Row> {
  const text: ColumnHelpers<Row>['text'] = (key, header, of, more) => ({
    key,
    header,
    render: (row) => {
      const shown = of(row);
      return isNothing(shown) ? EMPTY_VALUE : wholeDay(shown);
    },
    ...more,
  });
  const figure: ColumnHelpers<Row>['figure'] = (key, header, of, more) =>
    text(key, header, of, { align: 'right', ...more });
  return {
    text,
    figure,
    name: (key, header, of) =>
      text(key, header, (row) => <strong>{wholeDay(of(row))}</strong>, { primary: true }),
    code: (key, header, of) => text(key, header, (row) => <code>{of(row)}</code>),
    money: (key, header, of) =>
      figure(key, header, (row) => {
        const fen = of(row);
        return fen === null || fen === undefined ? null : moneyText(fen);
      }),
    tag: (key, header, of, tags) =>
      text(key, header, (row) => {
        const { family, icon, text: word } = tags[of(row)];
        return (
          <StatusTag family={family} icon={icon}>
            {word}
          </StatusTag>
        );
      }),
  };
}

/** The values of a table of tags as options: of a filter, of a form. */
export const optionsIn = <Value extends string | number>(tags: TagTable<Value>): readonly Option[] =>
  Object.entries<{ readonly text: string }>(tags).map(([value, { text }]) => ({ value, label: text }));

/** The API family's flag: 0 is in use, 1 is stopped. */
export const inUseTags: TagTable<'0' | '1'> = {
  0: { text: '正常', family: 'success', icon: 'check' },
  1: { text: '已停用', family: 'neutral', icon: 'minus' },
};
export const inUse = optionsIn(inUseTags);
