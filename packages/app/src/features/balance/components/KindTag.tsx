import { ledgerKindLabels, type LedgerKind } from '@ca-portal/api/domain';
import type { IconName } from '@ca-portal/ui/icon';
import { StatusTag, type StatusFamily } from '@ca-portal/ui/status-tag';

const looks = {
  recharge: ['success', 'plus'],
  spend: ['info', 'minus'],
  refund: ['success', 'undo'],
  freeze: ['warning', 'padlock'],
  unfreeze: ['neutral', 'check'],
  adjust: ['violet', 'edit'],
} as const satisfies Record<LedgerKind, readonly [StatusFamily, IconName]>;

/** The kind of a movement. */
export function KindTag({ kind }: { kind: LedgerKind }) {
  const [family, icon] = looks[kind];
  return (
    <StatusTag family={family} icon={icon}>
      {ledgerKindLabels[kind]}
    </StatusTag>
  );
}
