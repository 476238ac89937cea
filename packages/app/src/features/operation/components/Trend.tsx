import { Button } from '@ca-portal/ui/button';
import { Card } from '@ca-portal/ui/card';
import { EMPTY_VALUE, formatThousands } from '@ca-portal/ui/formats';
import { Segmented } from '@ca-portal/ui/segmented';
import { Skeleton } from '@ca-portal/ui/skeleton';
import { Table } from '@ca-portal/ui/table';
import { useMemo, useState } from 'react';
import { Shown } from '../../../shared/failure/index.js';
import { saveFigures } from '../../../shared/files/index.js';
import { TrendChart } from './TrendChart.js';
import { Head, Legend } from './TrendChart.styles.js';

interface TrendProps<Row extends { day: string }> {
  title: string;
  query: { error: unknown; isError: boolean; isFetching: boolean; refetch: () => unknown };
  rows: readonly Row[] | undefined;
  /** One or two lines. Must be defined outside the component. */
  lines: readonly { readonly label: string; readonly of: (row: Row) => number | null }[];
}

/** Values day by day: a chart, the same as a table, and as a file. */
export function Trend<Row extends { day: string }>({ title, query, rows, lines }: TrendProps<Row>) {
  const [view, setView] = useState('chart');
  const drawn = useMemo(
    () => rows && { days: rows.map(({ day }) => day), lines: lines.map(({ of }) => rows.map(of)) },
    [rows, lines],
  );
  const save = () =>
    saveFigures(title, [
      ['日期', ...lines.map(({ label }) => label)],
      ...(rows ?? []).map((row) => [row.day, ...lines.map(({ of }) => of(row) ?? '')]),
    ]);
  const body =
    !rows || view === 'chart' ? (
      <>
        <Legend>
          {lines.map(({ label }, index) => (
            <span key={label} data-series={index + 1}>
              {label}
            </span>
          ))}
        </Legend>
        {drawn ? <TrendChart {...drawn} /> : <Skeleton height="14rem" />}
      </>
    ) : (
      <Table
        caption={title}
        columns={[
          { key: 'day', header: '日期', primary: true, render: ({ day }: Row) => day },
          ...lines.map(({ label, of }) => ({
            key: label,
            header: label,
            align: 'right' as const,
            render: (row: Row) => {
              const value = of(row);
              return value === null ? EMPTY_VALUE : formatThousands(value);
            },
          })),
        ]}
        rows={rows}
        rowKey={({ day }) => day}
      />
    );
  return (
    <Card
      title={title}
      extra={
        <Head>
          <Segmented
            label={`${title}的显示方式`}
            value={view}
            onValueChange={setView}
            options={[
              { value: 'chart', label: '图' },
              { value: 'table', label: '表' },
            ]}
          />
          <Button size="sm" aria-label={`导出，${title}`} onClick={save}>
            导出
          </Button>
        </Head>
      }
    >
      <Shown part of={{ ...query, data: rows }} what={title}>
        {body}
      </Shown>
    </Card>
  );
}
