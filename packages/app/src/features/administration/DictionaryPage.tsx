import type { ResultOf } from '@ca-portal/api';
import type { systemDictionary } from '@ca-portal/api/contract';
import type { DataTableColumn } from '@ca-portal/ui/data-table';
import { useParams } from 'react-router-dom';
import { useTabTitle } from '../../shell/tabs/tab-context.js';
import { AdminList } from './components/AdminList.js';
import { StateTag } from './components/StateTag.js';
import { dictTypeOf } from './dict-type.js';
import { useDictionaries, useDictionaryItems, type ListQuery } from './queries.js';

type Item = ResultOf<(typeof systemDictionary)['items']>['rows'][number];

const columns: readonly DataTableColumn<Item>[] = [
  { key: 'label', header: '名称', primary: true, render: (item) => <strong>{item.dictLabel}</strong> },
  { key: 'value', header: '编码', render: (item) => <code>{item.dictValue}</code> },
  { key: 'sort', header: '排序', align: 'right', render: (item) => item.dictSort },
  { key: 'state', header: '状态', render: (item) => <StateTag status={item.status} /> },
  { key: 'created', header: '创建时间', render: (item) => item.createTime },
];
const rowKey = (item: Item) => item.dictCode;

/** 数据字典 (typeData/:id/:type): the items of one code list. */
export function DictionaryPage() {
  const { type = '' } = useParams();
  const dictType = dictTypeOf(type);
  const name = useDictionaries().data?.find((one) => one.dictType === dictType)?.dictName;
  useTabTitle(name === undefined ? undefined : `字典：${name}`);
  // A name for the lint's eye: a hook that knows which dictionary.
  const useItems = (query: ListQuery) => useDictionaryItems(dictType, query);
  return (
    <AdminList
      key={dictType}
      title={name ? `数据字典：${name}` : '数据字典'}
      description={`字典类型 ${dictType}。停用的字典项不再出现在页面的选择中。`}
      noun="字典项"
      columns={columns}
      rowKey={rowKey}
      useRows={useItems}
    />
  );
}
