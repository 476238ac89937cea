import type { ReactNode } from 'react';
import { Button } from '../button/index.js';
import { Empty } from '../empty/index.js';
import { Skeleton } from '../skeleton/index.js';
import { useWords } from '../theme/useWords.js';
import { ErrorBar } from './Table.styles.js';
import { zhTable } from './Table.zh.js';
import { Glyph } from '../icon/Glyph.js';
import { warningIcon } from '../icon/paths.js';

interface TableError {
  message: ReactNode;
  onRetry?: () => void;
}

function Retry({ onRetry }: Pick<TableError, 'onRetry'>) {
  const words = useWords('table', zhTable);
  if (!onRetry) return null;
  return (
    <Button variant="secondary" size="sm" onClick={onRetry}>
      {words.retry}
    </Button>
  );
}

/** Above existing rows: reloading them failed. */
export function TableErrorBar({ message, onRetry }: TableError) {
  return (
    <ErrorBar role="alert">
      <Glyph of={warningIcon} />
      <p>{message}</p>
      <Retry onRetry={onRetry} />
    </ErrorBar>
  );
}

function NoticeRow({ span, children }: { span: number; children: ReactNode }) {
  return (
    <tr data-kind="notice">
      <td colSpan={span}>{children}</td>
    </tr>
  );
}

function TableErrorRow({ span, message, onRetry }: TableError & { span: number }) {
  const words = useWords('table', zhTable);
  return (
    <NoticeRow span={span}>
      <Empty
        role="alert"
        art="offline"
        title={words.errorTitle}
        reason={message}
        action={onRetry ? <Retry onRetry={onRetry} /> : undefined}
      />
    </NoticeRow>
  );
}

function TableEmptyRow({ span, children }: { span: number; children: ReactNode }) {
  const words = useWords('table', zhTable);
  return (
    <NoticeRow span={span}>
      {children ?? <Empty title={words.emptyTitle} reason={words.emptyReason} art="search" />}
    </NoticeRow>
  );
}

interface SkeletonColumn {
  key: string;
  align?: string;
}

function TableSkeletonRows({ columns, count }: { columns: readonly SkeletonColumn[]; count: number }) {
  return Array.from({ length: count }, (_, row) => (
    <tr key={row} data-kind="skeleton" aria-hidden="true">
      {columns.map((column) => (
        <td key={column.key} data-align={column.align}>
          <Skeleton />
        </td>
      ))}
    </tr>
  ));
}

export interface TableNoticeProps {
  columns: readonly SkeletonColumn[];
  error: TableError | undefined;
  loading: boolean;
  skeletonRows: number;
  empty: ReactNode;
}

/** Shown without rows: the error, the loading state, or the empty state. */
export function TableNotice({ columns, error, loading, skeletonRows, empty }: TableNoticeProps) {
  if (error) return <TableErrorRow span={columns.length} {...error} />;
  if (loading) return <TableSkeletonRows columns={columns} count={skeletonRows} />;
  return <TableEmptyRow span={columns.length}>{empty}</TableEmptyRow>;
}
