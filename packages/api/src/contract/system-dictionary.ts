import { z } from 'zod';
import { endpoint, fileFacts, signedIn } from './endpoint.js';
import * as f from './fields.js';
import { may } from './system-access.js';
import { exampleDictData, exampleDictType, sysDictData, sysDictType } from './system-entities.js';
import { filter, flagOrAll, periodQuery, removal, sorting, systemPaging, workbook } from './system-query.js';

const source = 'ours (API family)';
const dictType = z
  .string()
  .trim()
  .regex(/^[a-z][a-z0-9_]{0,99}$/, '字典类型以小写字母开头，只含小写字母、数字和下划线');
const typeForm = {
  dictName: z.string().trim().min(1, '请输入字典名称').max(100),
  dictType,
  status: f.flag,
  remark: z.string().max(500),
};
const exampleTypeForm = { dictName: '服务商', dictType: 'code_2', status: '0' as const, remark: '' };
const dataForm = {
  dictType,
  dictLabel: z.string().trim().min(1, '请输入名称').max(100),
  dictValue: z.string().trim().min(1, '请输入编码').max(100),
  dictSort: z.int().min(0).max(9_999),
  cssClass: z.string().max(100),
  listClass: z.enum(['', 'default', 'primary', 'success', 'info', 'warning', 'danger']),
  /** The family's form has no field for it. */
  isDefault: z.enum(['Y', 'N']).default('N'),
  status: f.flag,
  remark: z.string().max(500),
};
const exampleDataForm = {
  dictType: 'code_2',
  dictLabel: '北辰 CA',
  dictValue: 'F01',
  dictSort: 1,
  cssClass: '',
  listClass: 'default' as const,
  isDefault: 'N' as const,
  status: '0' as const,
  remark: '',
};

const typeQuery = { dictName: filter, dictType: filter, status: flagOrAll };
const itemQuery = { dictType: dictType.optional(), dictLabel: filter, status: flagOrAll };

/** Dictionaries and their items. The portal’s code lists are those whose type begins with `code_`. */
export const systemDictionary = {
  types: endpoint({
    method: 'GET',
    path: '/system/dict/type/list',
    summary: 'Dictionaries',
    source,
    access: may('system:dict:list'),
    envelope: 'rows',
    query: periodQuery({ ...typeQuery, ...sorting }),
    response: sysDictType,
    example: { query: { pageNum: 1, pageSize: 10 }, response: exampleDictType },
  }),
  typeOptions: endpoint({
    method: 'GET',
    path: '/system/dict/type/optionselect',
    summary: 'All dictionaries, to choose from',
    source,
    access: signedIn,
    envelope: 'data',
    response: z.array(sysDictType),
    example: { response: [exampleDictType] },
  }),
  type: endpoint({
    method: 'GET',
    path: '/system/dict/type/{dictId}',
    summary: 'One dictionary',
    source,
    access: may('system:dict:query'),
    envelope: 'data',
    params: z.object({ dictId: f.id }),
    response: sysDictType,
    example: { params: { dictId: 11 }, response: exampleDictType },
  }),
  addType: endpoint({
    method: 'POST',
    path: '/system/dict/type',
    summary: 'Make a dictionary; its type is unique',
    source,
    access: may('system:dict:add'),
    envelope: 'data',
    body: z.object(typeForm),
    response: f.nothing,
    example: { body: exampleTypeForm, response: null },
  }),
  updateType: endpoint({
    method: 'PUT',
    path: '/system/dict/type',
    summary: 'Change a dictionary; a new type is carried into its items',
    source,
    access: may('system:dict:edit'),
    envelope: 'data',
    body: z.object({ ...typeForm, dictId: f.id }),
    response: f.nothing,
    example: { body: { ...exampleTypeForm, dictId: 11 }, response: null },
  }),
  removeTypes: removal(
    '/system/dict/type',
    'dictId',
    'Delete dictionaries; refused while one has items',
    may('system:dict:remove'),
  ),
  refresh: endpoint({
    method: 'DELETE',
    path: '/system/dict/type/refreshCache',
    summary: 'Read the dictionaries anew',
    source,
    access: may('system:dict:remove'),
    envelope: 'data',
    response: f.nothing,
    example: { response: null },
  }),
  items: endpoint({
    method: 'GET',
    path: '/system/dict/data/list',
    summary: 'Items of a dictionary, stopped ones too',
    source,
    access: may('system:dict:list'),
    envelope: 'rows',
    query: z.object({ ...systemPaging, ...itemQuery }),
    response: sysDictData,
    example: { query: { pageNum: 1, pageSize: 10, dictType: 'code_2' }, response: exampleDictData },
  }),
  item: endpoint({
    method: 'GET',
    path: '/system/dict/data/{dictCode}',
    summary: 'One item',
    source,
    access: may('system:dict:query'),
    envelope: 'data',
    params: z.object({ dictCode: f.id }),
    response: sysDictData,
    example: { params: { dictCode: 201 }, response: exampleDictData },
  }),
  addItem: endpoint({
    method: 'POST',
    path: '/system/dict/data',
    summary: 'Add an item',
    source,
    access: may('system:dict:add'),
    envelope: 'data',
    body: z.object(dataForm),
    response: f.nothing,
    example: { body: exampleDataForm, response: null },
  }),
  updateItem: endpoint({
    method: 'PUT',
    path: '/system/dict/data',
    summary: 'Change an item; its code stays while orders use it',
    source,
    access: may('system:dict:edit'),
    envelope: 'data',
    body: z.object({ ...dataForm, dictCode: f.id }),
    response: f.nothing,
    example: { body: { ...exampleDataForm, dictCode: 201 }, response: null },
  }),
  removeItems: removal(
    '/system/dict/data',
    'dictCode',
    'Delete items; refused while one is in use',
    may('system:dict:remove'),
  ),
  exportTypes: endpoint({
    method: 'POST',
    path: '/system/dict/type/export',
    summary: 'The dictionaries that the filters find, as a workbook',
    source,
    access: may('system:dict:export'),
    envelope: 'binary',
    bodyType: 'form',
    body: periodQuery(typeQuery),
    response: fileFacts,
    example: { body: {}, response: { ...workbook, fileName: '字典类型.xlsx' } },
  }),
  exportItems: endpoint({
    method: 'POST',
    path: '/system/dict/data/export',
    summary: 'The items that the filters find, as a workbook',
    source,
    access: may('system:dict:export'),
    envelope: 'binary',
    bodyType: 'form',
    body: z.object({ ...systemPaging, ...itemQuery }),
    response: fileFacts,
    example: { body: { dictType: 'code_2' }, response: { ...workbook, fileName: '字典数据.xlsx' } },
  }),
};
