import { shopAdmin } from '@ca-portal/api/groups/shop-admin';
import { systemDictionary } from '@ca-portal/api/groups/system-dictionary';
import * as limits from '@ca-portal/api/limits/system-dictionary';
import { useQuery } from '@tanstack/react-query';
import { read, send } from '../../../api/query.js';
import {
  familyPage,
  field,
  given,
  inUse,
  inUseTags,
  oneOf,
  resource,
  rowsOf,
} from '../../../engines/resource/index.js';

type Flag = '0' | '1';
/** The code lists of platforms (spec section 3): those of all carriers, and those of the phone app. */
const lists = [
  { value: 'code_1', label: '通用平台' },
  { value: 'code_10', label: '移动办专用平台' },
] as const;

/** The providers that issue for a platform: without one, nothing can be ordered for it. */
function Providers({ code }: { code: string }) {
  const providers = useQuery(read(shopAdmin, 'providers'));
  const names = providers.data?.filter(({ platformCodes }) => platformCodes.includes(code));
  if (!names) return null;
  return <p>{names.length > 0 ? names.map(({ name }) => name).join('、') : '还没有服务商支持这个平台。'}</p>;
}

/** 适用平台: where a certificate is accepted. */
export const platformsPage = resource(
  rowsOf(systemDictionary, 'items', (query) => ({
    query: {
      ...familyPage(query),
      dictType: query.filters['kind'] || lists[0].value,
      ...given<'dictLabel', string>('dictLabel', query.words),
      ...given<'status', Flag>('status', query.filters['status']),
    },
  })),
  ({ column, form }) => ({
    title: '产品与价格',
    description: '停用的平台不能再选择，已经办好的证书不受影响。由哪些服务商支持，在服务商中设置。',
    noun: '平台',
    rowKey: (item) => item.dictCode,
    name: (item) => item.dictLabel,
    search: '名称',
    filters: { kind: oneOf('种类', lists), status: oneOf('状态', inUse) },
    columns: [
      column.name('label', '平台', (item) => item.dictLabel),
      column.code('value', '代码', (item) => item.dictValue),
      column.tag('state', '状态', (item) => item.status, inUseTags),
      column.text('remark', '说明', (item) => item.remark),
    ],
    detail: ({ dictValue }) => <Providers code={dictValue} />,
    form: form(
      {
        kind: lists[0].value as string,
        dictLabel: '',
        dictValue: '',
        dictSort: 0,
        status: '0' as Flag,
        remark: '',
      },
      {
        limits: limits.addItem,
        fields: {
          kind: field.radios('种类', lists, { only: 'add' }),
          dictLabel: field.text('名称'),
          dictValue: field.text('代码', {
            only: 'add',
            hint: '订单和证书按代码记录，添加后不能修改。',
          }),
          dictSort: field.wholeNumber('排序', { hint: '小的在前。' }),
          status: field.radios('状态', inUse),
          remark: field.longText('说明'),
        },
        add: {
          permission: 'system:dict:add',
          run: ({ kind: dictType, ...values }) =>
            send(systemDictionary, 'addItem', {
              body: { ...values, dictType, cssClass: '', listClass: 'default', isDefault: 'N' },
            }),
        },
        edit: {
          permission: 'system:dict:edit',
          values: ({ dictType, dictLabel, dictValue, dictSort, status, remark }) => ({
            kind: dictType,
            dictLabel,
            dictValue,
            dictSort,
            status,
            remark: remark ?? '',
          }),
          run: ({ kind: dictType, ...values }, { dictCode, isDefault }) =>
            send(systemDictionary, 'updateItem', {
              body: { ...values, dictCode, dictType, cssClass: '', listClass: 'default', isDefault },
            }),
        },
      },
    ),
  }),
);
