import { Card } from '@ca-portal/ui/card';
import { Link } from '@ca-portal/ui/link';
import { useQueries, type UseQueryOptions } from '@tanstack/react-query';
import { WaitingAge } from '../../../shared/time/index.js';
import { queues } from '../queues.js';
import { Rows } from '../StartPage.styles.js';
import { ComingRows } from './ComingRows.js';

const againMs = 60_000;

interface Listed {
  readonly total: number;
  readonly rows: readonly object[];
}

/** The queues of the user's desks: number of waiting rows, age of the oldest, and a link to each. */
export function WaitingCard({ may }: { may: (permission: string) => boolean }) {
  const own = queues.filter((queue) => may(queue.may));
  const counts = useQueries({
    // Each queue has its own row type; here only the number of rows and `since` are used.
    queries: own.map(
      (queue) => ({ ...queue.read, refetchInterval: againMs }) as unknown as UseQueryOptions<Listed>,
    ),
  });
  if (own.length === 0) return null;
  const pending = counts.some(({ isPending }) => isPending);
  const waiting = own
    .map((queue, i) => {
      const { data, isError: failed } = counts[i] ?? {};
      const since = (data?.rows ?? []).map(queue.since).filter((at) => at !== null);
      return { ...queue, total: data?.total, failed, oldest: since.toSorted()[0] ?? null };
    })
    .filter(({ total, failed }) => failed || (total ?? 0) > 0);
  return (
    <Card padding="none" title="等着处理的">
      <Rows aria-busy={pending}>
        {pending && waiting.length === 0 ? <ComingRows /> : null}
        {!pending && waiting.length === 0 ? <li>现在没有要处理的。</li> : null}
        {waiting.map(({ label, total, link, failed, oldest }) => (
          <li key={label}>
            <b>{label}</b>
            <WaitingAge since={oldest} />
            <span>{failed ? '暂时没有取到' : `${total ?? 0} 件`}</span>
            <Link href={link} aria-label={`去处理，${label}`}>
              去处理
            </Link>
          </li>
        ))}
      </Rows>
    </Card>
  );
}
