import { z } from 'zod';
import { endpoint, fileFacts } from './endpoint.js';
import * as f from './fields.js';
import { may } from './system-access.js';
import { exampleConfig, sysConfig } from './system-entities.js';
import { filter, periodQuery, removal, sorting, workbook } from './system-query.js';

const source = 'ours (API family)';
const configForm = {
  configName: z.string().trim().min(1, '请输入参数名称').max(100),
  configKey: z
    .string()
    .trim()
    .regex(/^[\w.-]{1,100}$/, '键名只含字母、数字、点、横线和下划线，最多 100 个字'),
  configValue: z.string().trim().min(1, '请输入参数键值').max(500),
  configType: z.enum(['Y', 'N']),
  /** Reason of the change; stored in the audit log. */
  remark: z.string().max(500),
};
/** A parameter with its allowed values, its meaning, and who changed it last. */
const parameter = sysConfig.extend({
  /** `whole` from `least` to `most`; `text` when no rule uses it. */
  kind: z.enum(['whole', 'yesNo', 'text']),
  least: z.int().nullable(),
  most: z.int().nullable(),
  /** The default; null when unknown. */
  usual: z.string().nullable(),
  effect: z.string(),
  updateBy: z.string(),
  updateTime: f.beijing.nullable(),
});
const exampleParameter = {
  ...exampleConfig,
  kind: 'whole' as const,
  least: 1,
  most: 365,
  usual: '80',
  effect: '证书到期前多少天起可以办理延期。',
  updateBy: 'admin',
  updateTime: '2026-11-20 09:30:00',
};

const exampleForm = {
  configName: '续费提前天数',
  configKey: 'cert.renew.windowDays',
  configValue: '80',
  configType: 'Y' as const,
  remark: '',
};

const listQuery = { configName: filter, configKey: filter, configType: z.enum(['', 'Y', 'N']).optional() };

/** Rows: Parameters, in the API family’s format. */
export const systemConfig = {
  list: endpoint({
    method: 'GET',
    path: '/system/config/list',
    summary: 'Parameters',
    source,
    access: may('system:config:list'),
    envelope: 'rows',
    query: periodQuery({ ...listQuery, ...sorting }),
    response: parameter,
    example: { query: { pageNum: 1, pageSize: 10 }, response: exampleParameter },
  }),
  detail: endpoint({
    method: 'GET',
    path: '/system/config/{configId}',
    summary: 'One parameter',
    source,
    access: may('system:config:query'),
    envelope: 'data',
    params: z.object({ configId: f.id }),
    response: sysConfig,
    example: { params: { configId: 3 }, response: exampleConfig },
  }),
  add: endpoint({
    method: 'POST',
    path: '/system/config',
    summary: 'Add a parameter; its key is unique',
    source,
    access: may('system:config:add'),
    envelope: 'data',
    body: z.object(configForm),
    response: f.nothing,
    example: { body: { ...exampleForm, configType: 'N' }, response: null },
  }),
  update: endpoint({
    method: 'PUT',
    path: '/system/config',
    summary: 'Change a parameter; the value is held against the kind that its key has',
    source,
    access: may('system:config:edit'),
    envelope: 'data',
    body: z.object({ ...configForm, configId: f.id }),
    response: f.nothing,
    example: { body: { ...exampleForm, configId: 3 }, response: null },
  }),
  remove: removal(
    '/system/config',
    'configId',
    'Delete parameters; refused for built-in ones',
    may('system:config:remove'),
  ),
  refresh: endpoint({
    method: 'DELETE',
    path: '/system/config/refreshCache',
    summary: 'Read the parameters anew',
    source,
    access: may('system:config:remove'),
    envelope: 'data',
    response: f.nothing,
    example: { response: null },
  }),
  export: endpoint({
    method: 'POST',
    path: '/system/config/export',
    summary: 'The parameters that the filters find, as a workbook',
    source,
    access: may('system:config:export'),
    envelope: 'binary',
    bodyType: 'form',
    body: periodQuery(listQuery),
    response: fileFacts,
    example: { body: {}, response: { ...workbook, fileName: '参数.xlsx' } },
  }),
};
