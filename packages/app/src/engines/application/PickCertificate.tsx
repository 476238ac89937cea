import type { LockCard } from '@ca-portal/api/contract';
import { caManage } from '@ca-portal/api/groups/ca-manage';
import { Alert } from '@ca-portal/ui/alert';
import { Button } from '@ca-portal/ui/button';
import { Card } from '@ca-portal/ui/card';
import { formatDate, groupSerial } from '@ca-portal/ui/formats';
import { OptionCardGroup } from '@ca-portal/ui/option-card';
import { Skeleton } from '@ca-portal/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { read } from '../../api/query.js';
import { Shown } from '../../shared/failure/index.js';
import { EmptyCard } from '../../shared/page/index.js';
import { Ways } from './application.styles.js';
import type { AnyApplication } from './description.js';
import { WizardBlocks } from './wizard/WizardFrame.styles.js';

interface PickCertificateProps {
  business: AnyApplication;
  onPick: (ids: readonly string[]) => void;
}

const reasonOf = ({ actions }: LockCard, { orderType }: AnyApplication): string =>
  actions.find((one) => one.orderType === orderType)?.unavailableReason ?? '';

/** Asks for the certificate if the address does not contain one; unavailable certificates show the reason. */
export function PickCertificate({ business, onPick }: PickCertificateProps) {
  const list = useQuery(read(caManage, 'list', { query: { page: 1, limit: 100 } }));
  return (
    <Shown part card of={list} what="您的证书" size="md" loading={<Skeleton height="12rem" />}>
      {({ rows }) => <Offered rows={rows} business={business} onPick={onPick} />}
    </Shown>
  );
}

function Offered({ rows, business, onPick }: PickCertificateProps & { rows: readonly LockCard[] }) {
  const [chosen, choose] = useState<readonly string[]>([]);
  const offered = rows.filter(({ state }) => state !== 'cancelled');
  if (offered.length === 0) {
    return (
      <EmptyCard
        title="还没有可以办理的证书"
        reason="请先新办一张证书。"
        way={{ href: '/product', label: '去选择产品' }}
      />
    );
  }
  const possible = offered.filter((card) => reasonOf(card, business) === '');
  // Available ones first: among twenty others a phone user would have to scroll a long way.
  const sorted = [...possible, ...offered.filter((card) => !possible.includes(card))];
  const options = sorted.map((card) => {
    const reason = reasonOf(card, business);
    const end = card.notAfter ? `，有效期至 ${formatDate(card.notAfter)}` : '';
    return {
      value: card.id,
      title: `${card.lockTypeName} ${card.holderName}`,
      description: `${groupSerial(card.serialNumber)}${end}`,
      ...(reason ? { disabled: true, reason } : {}),
    };
  });
  return (
    <WizardBlocks>
      {possible.length === 0 ? (
        <Alert tone="warning" title="现在没有可以办理的证书">
          每张证书不能办理的原因写在下面。
        </Alert>
      ) : null}
      <Card title={business.several ? '选择要办理的证书（可以多选）' : '选择要办理的证书'}>
        {business.several ? (
          <OptionCardGroup
            multiple
            aria-label="要办理的证书"
            columns={2}
            options={options}
            value={chosen}
            onValueChange={choose}
          />
        ) : (
          <OptionCardGroup
            aria-label="要办理的证书"
            columns={2}
            options={options}
            value={chosen[0] ?? ''}
            onValueChange={(id) => choose([id])}
          />
        )}
      </Card>
      {possible.length > 0 ? (
        <Ways>
          <Button
            variant="primary"
            size="lg"
            {...(chosen.length === 0 ? { disabledReason: '请先选择证书' } : {})}
            onClick={() => onPick(chosen)}
          >
            下一步
          </Button>
        </Ways>
      ) : null}
    </WizardBlocks>
  );
}
