import { monitor } from '@ca-portal/api/groups/monitor';
import { Descriptions } from '@ca-portal/ui/descriptions';
import { EMPTY_VALUE } from '@ca-portal/ui/formats';
import { Skeleton } from '@ca-portal/ui/skeleton';
import { Table } from '@ca-portal/ui/table';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../../api/query.js';
import { Shown } from '../../../shared/failure/index.js';

interface Change {
  field: string;
  before: string;
  after: string;
}
const columns = [
  { key: 'field', header: '项目', primary: true, render: (one: Change) => one.field },
  { key: 'before', header: '之前', render: (one: Change) => one.before || EMPTY_VALUE },
  { key: 'after', header: '之后', render: (one: Change) => one.after || EMPTY_VALUE },
];
const rowKey = (one: Change) => one.field;

/** One log entry with the values before and after. */
export function OperationDetail({ operId }: { operId: number }) {
  const detail = useQuery(read(monitor, 'operation', { params: { operId } }));
  return (
    <Shown part of={detail} what="操作记录" loading={<Skeleton height="12rem" />}>
      {({ title, operName, operIp, operLocation, operTime, operUrl, errorMsg, changes }) => (
        <>
          <Descriptions
            items={[
              { term: '操作', value: title },
              { term: '操作人', value: operName },
              { term: '来源', value: `${operIp} ${operLocation}` },
              { term: '时间', value: operTime },
              { term: '接口', value: operUrl },
              ...(errorMsg ? [{ term: '失败原因', value: errorMsg }] : []),
            ]}
          />
          {changes.length > 0 ? (
            <Table caption="前后变化" columns={columns} rows={changes} rowKey={rowKey} />
          ) : (
            <p>没有字段变化。</p>
          )}
        </>
      )}
    </Shown>
  );
}
