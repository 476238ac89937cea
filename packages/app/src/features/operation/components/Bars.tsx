import { Button } from '@ca-portal/ui/button';
import { Card } from '@ca-portal/ui/card';
import { Empty } from '@ca-portal/ui/empty';
import { formatThousands } from '@ca-portal/ui/formats';
import { Skeleton } from '@ca-portal/ui/skeleton';
import type { CSSProperties, ReactNode } from 'react';
import { Shown } from '../../../shared/failure/index.js';
import { saveFigures } from '../../../shared/files/index.js';
import { BarTable } from './Bars.styles.js';
import { Head } from './TrendChart.styles.js';

interface BarsProps {
  title: string;
  query: { error: unknown; isError: boolean; isFetching: boolean; refetch: () => unknown };
  rows: readonly { label: string; count: number }[] | undefined;
  /** Shown beside the file link: what is counted. */
  extra?: ReactNode;
  /** Spans two columns of the page. */
  wide?: boolean;
}

/** Counts as a table with bars: the same element for sighted users and for screen readers. */
export function Bars({ title, query, rows, extra, wide }: BarsProps) {
  const most = Math.max(1, ...(rows ?? []).map(({ count }) => count));
  return (
    <Card
      data-wide={wide}
      title={title}
      extra={
        <Head>
          {extra}
          {rows && rows.length > 0 ? (
            <Button
              size="sm"
              aria-label={`导出，${title}`}
              onClick={() =>
                saveFigures(title, [['项目', '数量'], ...rows.map(({ label, count }) => [label, count])])
              }
            >
              导出
            </Button>
          ) : null}
        </Head>
      }
    >
      <Shown
        part
        of={{ ...query, data: rows }}
        what={title}
        loading={<Skeleton height="8rem" />}
        empty={<Empty size="sm" title="这段时间没有记录" reason="有了记录会出现在这里。" />}
      >
        {(counts) => (
          <BarTable>
            <caption>{title}</caption>
            <tbody>
              {counts.map(({ label, count }) => (
                <tr key={label}>
                  <th scope="row">{label}</th>
                  <td style={{ '--local-share': count / most } as CSSProperties}>{formatThousands(count)}</td>
                </tr>
              ))}
            </tbody>
          </BarTable>
        )}
      </Shown>
    </Card>
  );
}
