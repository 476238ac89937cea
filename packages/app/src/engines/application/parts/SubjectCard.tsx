import { Card } from '@ca-portal/ui/card';
import { Descriptions } from '@ca-portal/ui/descriptions';
import { formatDate, groupSerial } from '@ca-portal/ui/formats';
import { Table, type TableColumn } from '@ca-portal/ui/table';
import { NameCell, OneLine } from '../../../shared/list/index.js';
import { NewEnd } from '../application.styles.js';
import type { PartProps, Subject } from '../description.js';

const endOf = ({ notAfter, state }: Subject['need']) =>
  notAfter ? `${formatDate(notAfter)}${state === 'expired' ? '（已过期）' : ''}` : '—';
/** The new end date. An expired certificate is extended from the day of its update: the date shown assumes today. */
const newEndOf = ({ state }: Subject['need'], newNotAfter: string) => (
  <>
    <OneLine>{formatDate(newNotAfter)}</OneLine>
    {state === 'expired' ? '（从更新当天起算）' : null}
  </>
);

/** The current end date, and the new one if the business changes it. */
function Validity({ need, quote }: Subject) {
  const now = endOf(need);
  return quote?.newNotAfter ? (
    // One element: on a phone the children of a cell are set apart.
    <span>
      <OneLine>{now} →</OneLine> <NewEnd>{newEndOf(need, quote.newNotAfter)}</NewEnd>
    </span>
  ) : (
    now
  );
}

const columns: TableColumn<Subject>[] = [
  {
    key: 'name',
    header: '证书',
    primary: true,
    render: ({ need }) => (
      <NameCell data-mono>
        {need.lockTypeName}
        <small>{groupSerial(need.serialNumber)}</small>
      </NameCell>
    ),
  },
  { key: 'holder', header: '持有人', render: ({ need }) => need.holderName },
  { key: 'validity', header: '有效期至', render: Validity },
];

/** The certificates of the application: one with its data, several as a table. */
export function SubjectCard({ subjects }: PartProps) {
  const [only] = subjects;
  if (!only) return null;
  if (subjects.length > 1) {
    return (
      <Card title={`要办理的证书（${subjects.length} 张）`} padding="none">
        <Table
          caption="要办理的证书"
          columns={columns}
          rows={subjects}
          rowKey={({ need }) => need.certificateId}
        />
      </Card>
    );
  }
  const { need, quote } = only;
  return (
    <Card title="要办理的证书">
      <Descriptions
        items={[
          { term: '证书', value: need.lockTypeName },
          { term: '持有人', value: need.holderName },
          { term: '序列号', value: groupSerial(need.serialNumber) },
          { term: '服务商', value: need.providerName },
          { term: '现有到期日', value: endOf(need) },
          ...(quote?.newNotAfter
            ? [{ term: '新到期日', value: <NewEnd>{newEndOf(need, quote.newNotAfter)}</NewEnd> }]
            : []),
        ]}
      />
    </Card>
  );
}
