import type { Certificate } from '@ca-portal/api';
import type { LockCard } from '@ca-portal/api/contract';
import { orderTypeLabel } from '@ca-portal/api/domain';
import { Button } from '@ca-portal/ui/button';
import { DropdownMenu } from '@ca-portal/ui/dropdown-menu';
import { Icon } from '@ca-portal/ui/icon';
import { lazyPart } from '@ca-portal/ui/error-boundary';
import { Suspense, useState, type ReactNode } from 'react';
import { HealthDrawer } from './HealthDrawer.js';

// Forms load on the press that opens them.
const BindPhoneDialog = lazyPart(async () => (await import('./BindPhoneDialog.js')).BindPhoneDialog);
const DownloadAgainDialog = lazyPart(
  async () => (await import('./DownloadAgainDialog.js')).DownloadAgainDialog,
);
const LostDialog = lazyPart(async () => (await import('./LostDialog.js')).LostDialog);

type Panel = 'health' | 'lost' | 'found' | 'phone' | 'again';

/** 更多: every business of the certificate, disabled ones with their reason, and the actions for the lock itself. */
export function CardActions({ row, card }: { row: Certificate; card: LockCard }) {
  const [panel, setPanel] = useState<Panel>();
  const close = () => setPanel(undefined);
  const late = (name: Panel) => ({
    onClose: close,
    setShown: (shown: boolean) => setPanel(shown ? name : undefined),
  });
  const whose = `${row.lockTypeName} ${row.holderName}`;
  const lost = card.state === 'lost';
  const inUse = !card.companyLeft && (card.state === 'valid' || card.state === 'expiring');
  const lock = card.carrier === 'lock' && card.state !== 'cancelled';
  const dialogs: Record<Panel, ReactNode> = {
    health: <HealthDrawer id={card.id} onClose={close} />,
    lost: <LostDialog card={card} kind="lost" {...late('lost')} />,
    found: <LostDialog card={card} kind="found" {...late('found')} />,
    again: <DownloadAgainDialog card={card} {...late('again')} />,
    phone: <BindPhoneDialog card={card} {...late('phone')} />,
  };
  return (
    <>
      <DropdownMenu
        trigger={
          <Button
            size="sm"
            variant="text"
            iconEnd={<Icon name="chevron-down" />}
            aria-label={`更多，${whose}`}
          >
            更多
          </Button>
        }
        items={[
          ...card.actions.map(({ orderType, unavailableReason }) => ({
            key: orderType,
            label: orderTypeLabel(orderType),
            danger: orderType === '0108',
            ...(unavailableReason
              ? { disabled: true, reason: unavailableReason }
              : { href: `/apply?business=${orderType}&certificates=${card.id}` }),
          })),
          { key: 'health', label: '证书体检', separated: true, onSelect: () => setPanel('health') },
          ...(card.state === 'cancelled'
            ? []
            : [{ key: 'phone', label: '绑定提醒手机号', onSelect: () => setPanel('phone') }]),
          ...(card.carrier === 'pc' && inUse
            ? [{ key: 'again', label: '申请再次下载', onSelect: () => setPanel('again') }]
            : []),
          ...(lock && !lost
            ? [{ key: 'lost', label: '挂失', danger: true, onSelect: () => setPanel('lost') }]
            : []),
          ...(lock && lost && !card.companyLeft
            ? [
                {
                  key: 'found',
                  label: '解除挂失',
                  ...(card.runningOrderNo
                    ? { disabled: true, reason: '有业务正在办理' }
                    : { onSelect: () => setPanel('found') }),
                },
              ]
            : []),
        ]}
      />
      {panel ? <Suspense>{dialogs[panel]}</Suspense> : null}
    </>
  );
}
