import { systemDictionary } from '@ca-portal/api/groups/system-dictionary';
import * as limits from '@ca-portal/api/limits/system-dictionary';
import { call, send } from '../../../api/query.js';
import {
  family,
  field,
  fileOf,
  inUse,
  inUseTags,
  oneOf,
  resource,
  rowsOf,
} from '../../../engines/resource/index.js';

type Flag = '0' | '1';

const asked = { words: 'dictLabel', filters: ['status'] } as const;

/** The items of one code list (typeData/:id/:type). */
export const dictionaryPage = (dictType: string, name: string | undefined) =>
  resource(rowsOf(systemDictionary, 'items', family(asked, { dictType })), ({ column, form }) => ({
    title: name ? `数据字典：${name}` : '数据字典',
    export: {
      permission: 'system:dict:export',
      run: fileOf(systemDictionary, 'exportItems', asked, { dictType }),
    },
    description: `字典类型 ${dictType}。停用的字典项不再出现在页面的选择中，已选用的记录不受影响。`,
    noun: '字典项',
    rowKey: (item) => item.dictCode,
    name: (item) => item.dictLabel,
    search: '名称',
    filters: { status: oneOf('状态', inUse) },
    columns: [
      column.name('label', '名称', (item) => item.dictLabel),
      column.code('value', '编码', (item) => item.dictValue),
      column.text('sort', '排序', (item) => item.dictSort, { align: 'right' }),
      column.tag('state', '状态', (item) => item.status, inUseTags),
      column.text('remark', '备注', (item) => item.remark),
      column.text('created', '创建时间', (item) => item.createTime),
    ],
    form: form(
      { dictLabel: '', dictValue: '', dictSort: 0, status: '0' as Flag, remark: '' },
      {
        limits: limits.addItem,
        fields: {
          dictLabel: field.text('名称'),
          dictValue: field.text('编码', { hint: '订单和证书按编码记录，已经使用的编码不要改。' }),
          dictSort: field.wholeNumber('排序', { hint: '小的在前。' }),
          status: field.radios('状态', inUse),
          remark: field.longText('备注'),
        },
        add: {
          permission: 'system:dict:add',
          run: (values) =>
            send(systemDictionary, 'addItem', {
              body: { ...values, dictType, cssClass: '', listClass: 'default', isDefault: 'N' },
            }),
        },
        edit: {
          permission: 'system:dict:edit',
          run: (values, { dictCode, isDefault }) =>
            send(systemDictionary, 'updateItem', {
              body: { ...values, dictCode, dictType, cssClass: '', listClass: 'default', isDefault },
            }),
        },
      },
    ),
    actions: [
      {
        label: '删除',
        permission: 'system:dict:remove',
        danger: true,
        bulk: true,
        says: (_, items) => `将删除 ${items.length} 个字典项。已选用它们的记录会显示“未知”，通常停用更合适。`,
        run: (_, items) =>
          call(systemDictionary, 'removeItems', {
            params: { dictCode: items.map(({ dictCode }) => dictCode).join(',') },
          }),
      },
    ],
  }));
