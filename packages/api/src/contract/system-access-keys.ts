import { z } from 'zod';
import { accessKeyGroups, accessKeyPattern, type AccessKeyGroup } from '../domain/index.js';
import { endpoint } from './endpoint.js';
import * as f from './fields.js';
import { may } from './system-access.js';
import { filter, systemPaging } from './system-query.js';

const source = 'ours';
const groups = Object.keys(accessKeyGroups) as [AccessKeyGroup, ...AccessKeyGroup[]];
const group = z.enum(groups);

const accessKey = z.object({
  keyId: f.uuid,
  name: z.string(),
  /** The last four characters: enough to distinguish keys. */
  ending: z.string(),
  groups: z.array(group),
  readOnly: z.boolean(),
  status: z.enum(['valid', 'expired', 'revoked']),
  createBy: z.string(),
  createTime: f.beijing,
  expireTime: f.beijing,
  lastUsedTime: f.beijing.nullable(),
});
const exampleKey = {
  keyId: '2d1f8f0e-5b6a-4c3d-9e8f-7a6b5c4d3e2f',
  name: '每日报表',
  ending: 'x7Qd',
  groups: ['statistics' as const],
  readOnly: true,
  status: 'valid' as const,
  createBy: '系统管理员',
  createTime: '2026-11-20 09:30:00',
  expireTime: '2027-05-20 23:59:59',
  lastUsedTime: '2026-11-21 06:00:00',
};

/**
 * Keys for the login of scripts: `session.loginByKey`. A key acts for its issuer, in the role at the time of issue.
 */
export const systemAccessKeys = {
  list: endpoint({
    method: 'GET',
    path: '/system/accessKey/list',
    summary: 'Access keys of scripts, newest first; never the keys themselves',
    source,
    access: may('system:accessKey:list'),
    envelope: 'rows',
    query: z.object({
      ...systemPaging,
      name: filter,
      status: z.enum(['', 'valid', 'expired', 'revoked']).optional(),
    }),
    response: accessKey,
    example: { query: { pageNum: 1, pageSize: 10 }, response: exampleKey },
  }),
  add: endpoint({
    method: 'POST',
    path: '/system/accessKey',
    summary: 'Issue a key; this answer is the only place where it is ever shown',
    source,
    access: may('system:accessKey:add'),
    envelope: 'data',
    body: z.object({
      name: z.string().trim().min(2, '请填写名称，至少2个字').max(50),
      groups: z.array(group).min(1, '请至少选择一项').max(groups.length),
      readOnly: z.boolean(),
      expireTime: f.beijing,
    }),
    secret: true,
    response: z.object({ keyId: f.uuid, key: z.string().regex(accessKeyPattern) }),
    example: {
      body: {
        name: '每日报表',
        groups: ['statistics'],
        readOnly: true,
        expireTime: '2027-05-20 23:59:59',
      },
      response: {
        keyId: '2d1f8f0e-5b6a-4c3d-9e8f-7a6b5c4d3e2f',
        key: 'cak_EXAMPLEEXAMPLEEXAMPLEEXAMPLEEXAMPLEEXAMx7Qd',
      },
    },
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/system/accessKey/{keyId}',
    summary: 'Revoke a key: the sessions that it has opened end at once',
    source,
    access: may('system:accessKey:remove'),
    envelope: 'data',
    params: z.object({ keyId: f.uuid }),
    response: f.nothing,
    example: { params: { keyId: '2d1f8f0e-5b6a-4c3d-9e8f-7a6b5c4d3e2f' }, response: null },
  }),
};
