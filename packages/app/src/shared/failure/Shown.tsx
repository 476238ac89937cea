import { Card } from '@ca-portal/ui/card';
import type { ReactNode } from 'react';
import { LoadFailed } from './LoadFailed.js';
import { NoPermission } from './NoPermission.js';
import { readState, type DataOf, type Reads } from './read-state.js';

interface CommonProps<Of extends Reads> {
  /** The query, or several that are only useful together: the first that failed counts. */
  of: Of;
  /** Name of the data in a failure message: 通知公告; one name for each of several queries where they differ. */
  what: string | readonly string[];
  /** Shown instead of `children` where `isEmpty`. */
  empty?: ReactNode;
  /** @default a list, or `rows`, with nothing in it */
  isEmpty?: (data: DataOf<Of>) => boolean;
  /** Shown instead of a failure when the server does not know the record. */
  missing?: ReactNode;
  /** Shows `missing` for another reason: the address names no record. */
  isMissing?: boolean;
  /** What the failure did not change: 您的选择还在, 没有扣款. */
  unharmed?: string;
  /** `md` where a failure is the only content of the page. @default 'sm' */
  size?: 'sm' | 'md';
  /** Puts a failure in a card with this title; `children` and `loading` have their own. @default false */
  card?: boolean | string;
  /** Wraps only a failure: e.g. a heading that `children` already contain. */
  failedIn?: (failed: ReactNode) => ReactNode;
  /** Only a part of the page, the rest of which stays visible: a refusal to the role is shown here like a failure. */
  part?: boolean;
  /** Wraps every state except the refusal to the role, which replaces the whole page. */
  frame?: (shown: ReactNode) => ReactNode;
}

interface DrawsData<Of extends Reads> {
  /** Placeholder while loading. */
  loading: ReactNode;
  /** Draws the loaded data. They stay when a reload fails. */
  children: (data: DataOf<Of>) => ReactNode;
}

interface DrawsLoading {
  loading?: never;
  /** Shown while loading, too: they have placeholders of their own. */
  children: ReactNode;
}

export type ShownProps<Of extends Reads> = CommonProps<Of> & (DrawsData<Of> | DrawsLoading);

const hasNothing = (data: unknown): boolean => {
  const rows = Array.isArray(data) ? data : (data as { rows?: unknown } | null)?.rows;
  return Array.isArray(rows) && rows.length === 0;
};

/**
 * Draws every state of a read in one place: no access, not found, failed, loading, empty, loaded. Use it around the
 * whole page or, as a `part`, around content that needs this read.
 */
export function Shown<const Of extends Reads>(props: ShownProps<Of>) {
  const { of, part = false, frame = (shown: ReactNode) => shown } = props;
  const read = readState(of);
  if (read.state === 'refused' && !part) return <NoPermission />;
  return frame(drawn(read, props));
}

function drawn<Of extends Reads>(
  read: ReturnType<typeof readState<Of>>,
  { what, loading, children, empty, isEmpty = hasNothing, ...props }: ShownProps<Of>,
): ReactNode {
  const draws = typeof children === 'function';
  if (read.state === 'here') {
    if (empty !== undefined && isEmpty(read.data)) return empty;
    return draws ? children(read.data) : children;
  }
  if (props.isMissing || (read.state === 'missing' && props.missing !== undefined)) return props.missing;
  if (read.state === 'loading') return draws ? loading : children;
  const { unharmed, size, card = false, failedIn = (failed: ReactNode) => failed } = props;
  const failed = (
    <LoadFailed
      what={typeof what === 'string' ? what : (what[read.at] ?? '')}
      query={read.query}
      unharmed={unharmed}
      size={size}
    />
  );
  return failedIn(
    card ? <Card {...(typeof card === 'string' ? { title: card } : {})}>{failed}</Card> : failed,
  );
}
