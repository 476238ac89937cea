import { Alert } from '@ca-portal/ui/alert';
import { Button } from '@ca-portal/ui/button';
import { Card } from '@ca-portal/ui/card';
import { EMPTY_VALUE } from '@ca-portal/ui/formats';
import { StatusTag } from '@ca-portal/ui/status-tag';
import { Table, type TableColumn } from '@ca-portal/ui/table';
import type { CompanyRecord } from '../queries.js';
import { differencesOf } from '../record-issues.js';

export type ComparisonRow = CompanyRecord['comparison'][number];
type Row = ComparisonRow;

interface ComparisonProps extends Pick<CompanyRecord, 'comparison' | 'picturesRead'> {
  /** A license that was just chosen is being uploaded. */
  reading: boolean;
  /** 采用: the license's value replaces the typed one. */
  onTake: (row: Row) => void;
}

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

const columnsFor = (onTake: ComparisonProps['onTake']): TableColumn<Row>[] => [
  { key: 'label', header: '项目', primary: true, render: ({ label }) => label },
  { key: 'entered', header: '您填写的', render: ({ entered }) => entered || EMPTY_VALUE },
  { key: 'read', header: '执照上的', render: ({ read }) => read ?? '没有读到' },
  { key: 'verdict', header: '结果', render: Verdict },
  {
    key: 'take',
    header: '操作',
    actions: true,
    render: (row) =>
      row.read !== null && !row.same ? (
        <Button size="sm" variant="text" aria-label={`采用执照上的${row.label}`} onClick={() => onTake(row)}>
          采用执照上的
        </Button>
      ) : null,
  },
];

/**
 * Compares typed values with the license (spec section 5). An unreadable value never counts as equal, and typed values
 * change only on a press.
 */
export function Comparison({ comparison, picturesRead, reading, onTake }: ComparisonProps) {
  if (reading)
    return (
      <Card title="与营业执照比对">
        <Alert live>
          正在保存营业执照，并读取上面的文字，一般需要几秒。读完后和您填写的内容逐项比对，您可以继续上传其他附件。
        </Alert>
      </Card>
    );
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
          {picturesRead
            ? '没有从这份执照上读到文字，请您自行逐项核对，审核人员会再次核对。上传电子营业执照（PDF），或者端正、清晰的扫描件，可以自动比对。'
            : '本系统没有接入图片识别，不读取扫描件和照片，请您自行逐项核对，审核人员会再次核对。上传电子营业执照（PDF）可以自动比对。'}
        </Alert>
      ) : different > 0 ? (
        <Alert>
          执照上的内容由系统读取，可能有误，请以执照原件为准。填错的请按“采用执照上的”改正；读错的不必修改，审核人员会再次核对。
        </Alert>
      ) : null}
      <Table
        caption="与营业执照比对"
        columns={columnsFor(onTake)}
        rows={comparison}
        rowKey={({ field }) => field}
      />
    </Card>
  );
}
