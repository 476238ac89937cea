import type { LockCard } from '@ca-portal/api/contract';
import { Button, LinkButton } from '@ca-portal/ui/button';
import { lazyPart } from '@ca-portal/ui/error-boundary';
import { Icon } from '@ca-portal/ui/icon';
import { Suspense, useState } from 'react';
import { bulkBusinesses, readyFor } from '../model/certificate-filter.js';

const RemindDialog = lazyPart(async () => (await import('./RemindDialog.js')).RemindDialog);

interface BulkActionsProps {
  /** Undefined while loading. */
  cards: readonly LockCard[] | undefined;
  chosen: readonly string[];
  /** Certificates that can be, or probably can be, renewed. */
  renewals: readonly string[];
  /** Keeps the renewal button visible for users with many certificates. */
  always: boolean;
}

const applyTo = (orderType: string, ids: readonly string[]) =>
  `/apply?business=${orderType}&certificates=${ids.join(',')}`;

/** 批量办理: the businesses for the selected certificates; without a selection, for all that can be renewed. */
export function BulkActions({ cards, chosen, renewals, always }: BulkActionsProps) {
  const [reminding, setReminding] = useState(false);
  if (chosen.length === 0) {
    const label = `批量延期（${renewals.length} 张）`;
    if (renewals.length > 1 && cards)
      return <LinkButton href={applyTo('0103', renewals)}>{label}</LinkButton>;
    // An estimate until the cards have loaded: it reserves the space, and the button is disabled.
    return always || renewals.length > 1 ? (
      <Button disabledReason={cards ? '现在可以延期的证书不到两张' : '正在核对哪些证书可以延期'}>
        {label}
      </Button>
    ) : null;
  }
  const ticked = (cards ?? []).filter(({ id }) => chosen.includes(id));
  return (
    <>
      {bulkBusinesses.map(({ orderType, verb }) => {
        const ids = readyFor(ticked, orderType);
        return ids.length === 0 ? null : (
          <LinkButton key={orderType} href={applyTo(orderType, ids)}>
            {verb}所选（{ids.length} 张）
          </LinkButton>
        );
      })}
      <Button icon={<Icon name="bell" />} onClick={() => setReminding(true)}>
        提醒所选（{ticked.length} 张）
      </Button>
      {reminding ? (
        <Suspense>
          <RemindDialog cards={ticked} onClose={() => setReminding(false)} setShown={setReminding} />
        </Suspense>
      ) : null}
    </>
  );
}
