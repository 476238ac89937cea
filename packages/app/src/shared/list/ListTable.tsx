import { Table, type TableProps } from '@ca-portal/ui/table';
import { ListFoot, type ListFootProps } from './ListFoot.js';
import { tableFailure } from './table-failure.js';

interface ListTableProps<Row> extends Omit<TableProps<Row>, 'rows' | 'loading' | 'error'> {
  list: {
    data: { rows: readonly Row[]; total: number } | undefined;
    isPending: boolean;
    isPlaceholderData: boolean;
    isError: boolean;
    error: unknown;
    refetch: () => unknown;
  };
  /** What a failure did not change: 您的余额没有变化. */
  unharmed: string;
  /** Left out where the pagination is elsewhere. */
  pages?: Omit<ListFootProps, 'total'>;
}

/**
 * One page of a server-paged list, with its failure and its pagination, for the inside of a work page's card. A list
 * filtered and paged in the browser uses `Table`, `tableFailure` and `ListFoot` directly.
 */
export function ListTable<Row>({ list, unharmed, pages, ...table }: ListTableProps<Row>) {
  return (
    <>
      <Table
        {...table}
        rows={list.data?.rows}
        loading={list.isPending || list.isPlaceholderData}
        {...tableFailure(list, unharmed)}
      />
      {pages ? <ListFoot {...pages} total={list.data?.total ?? 0} /> : null}
    </>
  );
}
