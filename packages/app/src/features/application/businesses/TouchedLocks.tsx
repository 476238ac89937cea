import { masterLockType, touchedBy } from '@ca-portal/api/domain';
import { Card } from '@ca-portal/ui/card';
import { groupSerial } from '@ca-portal/ui/formats';
import { useWatch } from '@ca-portal/ui/form';
import { Table } from '@ca-portal/ui/table';
import type { PartProps } from '../../../engines/application/index.js';
import type { EnterpriseChangeForm } from './enterprise-change.js';

/** Certificates affected by a company change: a new name affects all, others the master lock or none. */
export function TouchedLocks({ subjects }: PartProps) {
  const changes = useWatch<{ own: EnterpriseChangeForm }, 'own.changes'>({ name: 'own.changes' });
  const need = subjects[0]?.need;
  if (!need || changes.length === 0) return null;
  const reach = touchedBy(changes);
  if (reach === 'none') return <Card title="涉及的证书">只更新登记信息，证书和锁不用动，不收费用。</Card>;
  const merged = new Set(
    need.touched
      .filter((_, index) => need.items[0]?.children[index]?.merged === '1')
      .map(({ certificateId }) => certificateId),
  );
  const rows =
    reach === 'all' ? need.touched : need.touched.filter(({ lockType }) => lockType === masterLockType);
  return (
    <Card title={`涉及的证书（${rows.length} 张）`} padding="none">
      <Table
        caption="涉及的证书"
        rows={rows}
        rowKey={({ certificateId }) => certificateId}
        columns={[
          { key: 'name', header: '证书', primary: true, render: ({ lockTypeName }) => lockTypeName },
          { key: 'holder', header: '持有人', render: ({ holderName }) => holderName },
          {
            key: 'fee',
            header: '变更费',
            render: ({ certificateId }) => (merged.has(certificateId) ? '已并入主锁，不另收' : '按把收取'),
          },
          { key: 'serial', header: '序列号', render: ({ serialNumber }) => groupSerial(serialNumber) },
        ]}
      />
    </Card>
  );
}
