import { z } from 'zod';
import { endpoint } from './endpoint.js';
import * as f from './fields.js';
import { may } from './system-access.js';

const entry = z.object({
  id: z.int(),
  /** The subject: a user or a phone; the other one is empty. */
  userName: z.string(),
  phone: z.string(),
  providerCode: f.code,
  providerName: z.string(),
  reason: z.string(),
  createBy: z.string(),
  createTime: f.beijing,
  expiresAt: f.beijing.nullable(),
});
const form = z
  .object({
    userName: f.username.or(z.literal('')),
    phone: f.mobile.or(z.literal('')),
    providerCode: f.code,
    reason: z.string().trim().min(2, '请填写原因').max(200),
    expiresAt: f.beijing.nullable(),
  })
  .refine(({ userName, phone }) => (userName === '') !== (phone === ''), '请填写账号或手机号中的一项');
const exampleEntry = {
  id: 1,
  userName: '',
  phone: '130****0005',
  providerCode: 'F04',
  providerName: '试点服务商（示例）',
  reason: '试点单位',
  createBy: 'admin',
  createTime: '2026-11-01 09:00:00',
  expiresAt: null,
};
const exampleForm = {
  userName: '' as const,
  phone: '13000000005',
  providerCode: 'F04',
  reason: '试点单位',
  expiresAt: null,
};

/**
 * Users who see one more service provider than others. Older portals hard-code it by user ids and phones;
 * here an administrator maintains the table, and each entry has a reason.
 */
export const dataScope = {
  list: endpoint({
    method: 'GET',
    path: '/system/dataScope/list',
    summary: 'Entries of the table, newest first; phones masked',
    source: '6 (path ours)',
    access: may('system:dataScope:list'),
    envelope: 'rows',
    query: z.object({ ...f.paging, keyword: f.keyword.optional() }),
    response: entry,
    example: { query: { page: 1, limit: 20 }, response: exampleEntry },
  }),
  add: endpoint({
    method: 'POST',
    path: '/system/dataScope',
    summary: 'Let a user or a phone see a provider',
    source: '6 (path ours)',
    access: may('system:dataScope:add'),
    envelope: 'data',
    body: form,
    response: entry,
    example: { body: exampleForm, response: exampleEntry },
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/system/dataScope/{id}',
    summary: 'End an entry; orders already placed go on',
    source: '6 (path ours)',
    access: may('system:dataScope:remove'),
    envelope: 'data',
    params: z.object({ id: f.id }),
    response: f.nothing,
    example: { params: { id: 1 }, response: null },
  }),
};
