import { Card } from '@ca-portal/ui/card';
import type { ReactNode } from 'react';
import { LoadFailed } from './LoadFailed.js';
import { NoPermission } from './NoPermission.js';
import { readState, type DataOf, type Reads } from './read-state.js';

export interface ShownProps<Of extends Reads> {
  /** The query, or several that are of use together alone: the first that failed counts. */
  of: Of;
  /** What is missing where it fails: 通知公告; a name for each of several where they are not one thing. */
  what: string | readonly string[];
  /** In its place while it is on its way. */
  loading: ReactNode;
  /** Draws what has come. It stays where reading it anew fails. */
  children: (data: DataOf<Of>) => ReactNode;
  /** Instead of `children` where `isEmpty`. */
  empty?: ReactNode;
  /** @default a list, or `rows`, with nothing in it */
  isEmpty?: (data: DataOf<Of>) => boolean;
  /** Instead of a failure where the server does not know what is asked for. */
  missing?: ReactNode;
  /** `missing` for another reason, too: the address names nothing. */
  isMissing?: boolean;
  /** What a failure leaves as it was: 您的选择还在, 没有扣款. */
  unharmed?: string;
  /** `md` where a failure is all that the page has to show. @default 'sm' */
  size?: 'sm' | 'md';
  /** A failure gets a card, with this title; `children` and `loading` bring their own. @default false */
  card?: boolean | string;
  /** What stands around a failure alone: a heading that `children` bring themselves. */
  failedIn?: (failed: ReactNode) => ReactNode;
  /** Only a part of the page, the rest of which still stands: a refusal to the role is told here like a failure. */
  part?: boolean;
  /** The page around every state but the refusal to the role, which takes the place of all. */
  frame?: (shown: ReactNode) => ReactNode;
}

const hasNothing = (data: unknown): boolean => {
  const rows = Array.isArray(data) ? data : (data as { rows?: unknown } | null)?.rows;
  return Array.isArray(rows) && rows.length === 0;
};

/**
 * What a read brings, or why it is not there: the one place that draws refused to the role, not found, failed, on its
 * way and empty. Around the whole page, or, as a `part`, around what cannot stand without this read.
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
  if (read.state === 'here') return empty !== undefined && isEmpty(read.data) ? empty : children(read.data);
  if (props.isMissing || (read.state === 'missing' && props.missing !== undefined)) return props.missing;
  if (read.state === 'loading') return loading;
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
