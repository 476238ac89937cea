import type { ResultOf } from '@ca-portal/api';
import type { systemConfig } from '@ca-portal/api/contract';
import type { DataTableColumn } from '@ca-portal/ui/data-table';
import { EMPTY_VALUE } from '@ca-portal/ui/formats';
import { AdminList } from './components/AdminList.js';
import { useParameters } from './queries.js';

type Parameter = ResultOf<(typeof systemConfig)['list']>['rows'][number];

const columns: readonly DataTableColumn<Parameter>[] = [
  { key: 'name', header: '参数名称', primary: true, render: (one) => <strong>{one.configName}</strong> },
  { key: 'key', header: '键名', render: (one) => <code>{one.configKey}</code> },
  { key: 'value', header: '键值', render: (one) => one.configValue },
  { key: 'builtIn', header: '系统内置', render: (one) => (one.configType === 'Y' ? '是' : '否') },
  { key: 'remark', header: '说明', render: (one) => one.remark ?? EMPTY_VALUE },
];
const rowKey = (one: Parameter) => one.configId;

/** 参数设置 (systemManage): what the platform goes by. */
export function ParametersPage() {
  return (
    <AdminList
      title="参数设置"
      description="平台运行所依据的参数，例如支付时限、续费提前天数。"
      noun="参数"
      columns={columns}
      rowKey={rowKey}
      useRows={useParameters}
    />
  );
}
