import { isApiError } from '@ca-portal/api';
import { Card } from '@ca-portal/ui/card';
import { DataTable, emptyQuery, type DataTableColumn } from '@ca-portal/ui/data-table';
import { Empty } from '@ca-portal/ui/empty';
import { PageHeading } from '@ca-portal/ui/page-heading';
import { useState, type Key } from 'react';
import { NoPermission } from '../../../shell/NoPermission.js';
import { tableFailure } from '../../../shell/layout/table-failure.js';
import type { ListQuery } from '../queries.js';

interface ListResult<Row> {
  data: { rows: Row[]; total: number } | undefined;
  error: Error | null;
  isError: boolean;
  isPending: boolean;
  refetch: () => unknown;
}

export interface AdminListProps<Row extends object> {
  title: string;
  description: string;
  /** What one row is, in a sentence: 用户. */
  noun: string;
  /** Outside the component: see `DataTable`. */
  columns: readonly DataTableColumn<Row>[];
  rowKey: (row: Row) => Key;
  /** A hook: asked with every render for the page that is shown. */
  useRows: (query: ListQuery) => ListResult<Row>;
}

const start = { ...emptyQuery, pageSize: 20 };

/** A list of the back office: searched and paged by the server. */
export function AdminList<Row extends object>(props: AdminListProps<Row>) {
  const { title, description, noun, columns, rowKey, useRows } = props;
  const [query, setQuery] = useState(start);
  const list = useRows({ words: query.search.trim(), page: query.page, pageSize: query.pageSize });
  if (isApiError(list.error) && list.error.code === 403) return <NoPermission />;
  return (
    <>
      <PageHeading title={title} description={description} />
      <Card padding="none" aria-label={title}>
        <DataTable
          caption={title}
          columns={columns}
          rows={list.data?.rows}
          rowKey={rowKey}
          total={list.data?.total ?? 0}
          loading={list.isPending}
          searchable
          columnChoice
          query={query}
          onQueryChange={setQuery}
          {...tableFailure(list)}
          // Where words hide the rows the table says so itself.
          empty={<Empty size="sm" title={`还没有${noun}`} reason="有了记录会出现在这里。" />}
        />
      </Card>
    </>
  );
}
