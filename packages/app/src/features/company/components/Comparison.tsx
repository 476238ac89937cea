import { Alert } from '@ca-portal/ui/alert';
import { Card } from '@ca-portal/ui/card';
import { EMPTY_VALUE } from '@ca-portal/ui/formats';
import { StatusTag } from '@ca-portal/ui/status-tag';
import { Table, type TableColumn } from '@ca-portal/ui/table';
import type { CompanyRecord } from '../queries.js';
import { differencesOf } from '../record-issues.js';

type Row = CompanyRecord['comparison'][number];

function Verdict({ read, same }: Row) {
  if (read === null)
    return (
      <StatusTag family="neutral" icon="eye">
        请自行核对
      </StatusTag>
    );
  return same ? (
    <StatusTag family="success" icon="check">
      一致
    </StatusTag>
  ) : (
    <StatusTag family="danger" icon="warning">
      不一致
    </StatusTag>
  );
}

const columns: TableColumn<Row>[] = [
  { key: 'label', header: '项目', primary: true, render: ({ label }) => label },
  { key: 'entered', header: '您填写的', render: ({ entered }) => entered || EMPTY_VALUE },
  { key: 'read', header: '执照上的', render: ({ read }) => read ?? '没有读到' },
  { key: 'verdict', header: '结果', render: Verdict },
];

/** What was entered beside what the licence says (spec section 5). What could not be read is never called equal. */
export function Comparison({ comparison }: Pick<CompanyRecord, 'comparison'>) {
  if (comparison.length === 0) return null;
  const different = differencesOf({ comparison }).length;
  return (
    <Card
      title="与营业执照比对"
      extra={
        different > 0 ? (
          <StatusTag family="danger" icon="warning">
            {different} 处不一致
          </StatusTag>
        ) : undefined
      }
    >
      {comparison.every(({ read }) => read === null) ? (
        <Alert>
          执照是扫描件或照片，里面没有可以读取的文字，请您自行逐项核对，审核人员会再次核对。上传电子营业执照（PDF）可以自动比对。
        </Alert>
      ) : null}
      <Table caption="与营业执照比对" columns={columns} rows={comparison} rowKey={({ field }) => field} />
    </Card>
  );
}
