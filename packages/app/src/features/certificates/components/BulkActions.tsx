import type { LockCard } from '@ca-portal/api/contract';
import { LinkButton } from '@ca-portal/ui/button';
import { bulkBusinesses, readyFor } from '../certificate-filter.js';

interface BulkActionsProps {
  /** Undefined while they are on their way. */
  cards: readonly LockCard[] | undefined;
  chosen: readonly string[];
  /** Certificates that can be, or probably can be, renewed. */
  renewals: readonly string[];
}

const applyTo = (orderType: string, ids: readonly string[]) =>
  `/apply?business=${orderType}&certificates=${ids.join(',')}`;

/** 批量办理: what the ticked certificates can go through together; without a tick all that can be renewed. */
export function BulkActions({ cards = [], chosen, renewals }: BulkActionsProps) {
  if (chosen.length === 0) {
    return renewals.length > 1 ? (
      <LinkButton href={applyTo('0103', renewals)}>批量延期（{renewals.length} 张）</LinkButton>
    ) : null;
  }
  return bulkBusinesses.map(({ orderType, verb }) => {
    const ids = readyFor(cards, orderType).filter((id) => chosen.includes(id));
    return ids.length === 0 ? null : (
      <LinkButton key={orderType} href={applyTo(orderType, ids)}>
        {verb}所选（{ids.length} 张）
      </LinkButton>
    );
  });
}
