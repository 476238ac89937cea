import { systemDictionary } from '@ca-portal/api/groups/system-dictionary';
import * as limits from '@ca-portal/api/limits/system-dictionary';
import { Link } from '@ca-portal/ui/link';
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
import { dictionaryPath } from '../dict-type.js';

type Flag = '0' | '1';
const asked = { words: 'dictName', filters: ['status'] } as const;
const blank = { dictName: '', dictType: '', status: '0' as Flag, remark: '' };

/** 字典类型: all code lists; each links to its items. */
export const dictionaryTypesPage = resource(
  rowsOf(systemDictionary, 'types', family(asked)),
  ({ column, form }) => ({
    title: '字典类型',
    export: {
      permission: 'system:dict:export',
      run: fileOf(systemDictionary, 'exportTypes', asked),
    },
    description: '各页面选择项的来源。停用一个字典后，它的全部选项都不再出现。',
    noun: '字典',
    rowKey: (one) => one.dictId,
    name: (one) => one.dictName,
    search: '字典名称',
    filters: { status: oneOf('状态', inUse) },
    columns: [
      column.name('name', '字典名称', ({ dictId, dictType, dictName }) => (
        <Link href={dictionaryPath(dictId, dictType)}>{dictName}</Link>
      )),
      column.code('type', '字典类型', (one) => one.dictType),
      column.tag('state', '状态', (one) => one.status, inUseTags),
      column.text('remark', '备注', (one) => one.remark),
      column.text('created', '创建时间', (one) => one.createTime),
    ],
    form: form(blank, {
      limits: limits.addType,
      fields: {
        dictName: field.text('字典名称'),
        dictType: field.text('字典类型', { hint: '例如 seal_vendor。' }),
        status: field.radios('状态', inUse),
        remark: field.longText('备注'),
      },
      says: ({ dictType }, one) =>
        one && dictType !== one.dictType ? '改动字典类型后，它的字典项一并归到新的类型。' : undefined,
      add: {
        permission: 'system:dict:add',
        run: (values) => send(systemDictionary, 'addType', { body: values }),
      },
      edit: {
        permission: 'system:dict:edit',
        run: (values, { dictId }) => send(systemDictionary, 'updateType', { body: { ...values, dictId } }),
      },
    }),
    actions: [
      { label: '字典项', href: ({ dictId, dictType }) => dictionaryPath(dictId, dictType) },
      {
        label: '删除',
        permission: 'system:dict:remove',
        danger: true,
        bulk: true,
        says: (_, types) => `将删除 ${types.length} 个字典，不能恢复。还有字典项的不能删除。`,
        run: (_, types) =>
          call(systemDictionary, 'removeTypes', {
            params: { dictId: types.map(({ dictId }) => dictId).join(',') },
          }),
      },
    ],
  }),
);
