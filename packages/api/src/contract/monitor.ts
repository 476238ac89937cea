import { z } from 'zod';
import { endpoint, fileFacts } from './endpoint.js';
import * as f from './fields.js';
import { may } from './system-access.js';
import { sysLogininfor, sysOperLog, type SysLogininfor, type SysOperLog } from './system-entities.js';
import { filter, flagOrAll, periodQuery, sorting, systemPaging, workbook } from './system-query.js';

const source = 'ours (API family)';
const exampleOperation: SysOperLog = {
  operId: 901,
  title: '参数设置',
  businessType: 2,
  method: 'systemConfig.update',
  requestMethod: 'PUT',
  operatorType: 1,
  operName: 'admin',
  deptName: '运营服务部',
  operUrl: '/system/config',
  operIp: '192.0.2.10',
  operLocation: '内网',
  operParam: '{"configKey":"cert.renew.windowDays","configValue":"80"}',
  jsonResult: '{"code":200}',
  status: 0,
  errorMsg: null,
  operTime: '2026-11-21 09:30:00',
  costTime: 18,
};
const exampleLogin: SysLogininfor = {
  infoId: 5021,
  userName: 'qiye',
  status: '0',
  ipaddr: '192.0.2.20',
  loginLocation: '辽宁沈阳',
  browser: 'Chrome 142',
  os: 'Windows 11',
  msg: '登录成功',
  loginTime: '2026-11-21 08:40:00',
};
const job = z.object({
  jobId: z.int(),
  /** A description of the job. */
  jobName: z.string(),
  /** Recurring jobs repeat; the others were requested once. */
  regular: z.boolean(),
  status: z.enum(['waiting', 'done', 'dead']),
  /** Consecutive failures. */
  failures: z.int().min(0),
  /** The kind of the last failure; empty after a success. */
  lastError: z.string(),
  /** The next run; empty when there is none. */
  nextTime: z.string(),
  lastTime: z.string(),
});
const operationQuery = {
  ...sorting,
  title: filter,
  operName: filter,
  operIp: filter,
  businessType: z.coerce.number<number>().int().min(0).max(9).optional(),
  status: z.coerce.number<number>().int().min(0).max(1).optional(),
};
const loginQuery = { ...sorting, ipaddr: filter, userName: filter, status: flagOrAll };

/**
 * The audit log, the login log and the open sessions. The family can delete and clean its logs; ours are
 * append-only and kept for five years, so there are no such calls.
 */
export const monitor = {
  operations: endpoint({
    method: 'GET',
    path: '/monitor/operlog/list',
    summary: 'The audit log: who did what, when and from where, newest first',
    source,
    access: may('monitor:operlog:list'),
    envelope: 'rows',
    query: periodQuery(operationQuery),
    response: sysOperLog,
    example: {
      query: { pageNum: 1, pageSize: 10, orderByColumn: 'operTime', isAsc: 'descending' },
      response: exampleOperation,
    },
  }),
  operation: endpoint({
    method: 'GET',
    path: '/monitor/operlog/{operId}',
    summary: 'One audit row with the values before and after',
    source: 'ours',
    access: may('monitor:operlog:list'),
    envelope: 'data',
    params: z.object({ operId: f.id }),
    response: sysOperLog.extend({
      changes: z.array(z.object({ field: z.string(), before: z.string(), after: z.string() })),
    }),
    example: {
      params: { operId: 901 },
      response: {
        ...exampleOperation,
        changes: [{ field: 'cert.renew.windowDays', before: '90', after: '80' }],
      },
    },
  }),
  exportOperations: endpoint({
    method: 'POST',
    path: '/monitor/operlog/export',
    summary: 'The audit rows that the filters find, as a workbook',
    source,
    access: may('monitor:operlog:export'),
    envelope: 'binary',
    bodyType: 'form',
    body: periodQuery(operationQuery),
    response: fileFacts,
    example: { body: {}, response: { ...workbook, fileName: '审计日志.xlsx' } },
  }),
  logins: endpoint({
    method: 'GET',
    path: '/monitor/logininfor/list',
    summary: 'The login log, newest first',
    source,
    access: may('monitor:logininfor:list'),
    envelope: 'rows',
    query: periodQuery(loginQuery),
    response: sysLogininfor,
    example: { query: { pageNum: 1, pageSize: 10 }, response: exampleLogin },
  }),
  exportLogins: endpoint({
    method: 'POST',
    path: '/monitor/logininfor/export',
    summary: 'The login rows that the filters find, as a workbook',
    source,
    access: may('monitor:logininfor:export'),
    envelope: 'binary',
    bodyType: 'form',
    body: periodQuery(loginQuery),
    response: fileFacts,
    example: { body: {}, response: { ...workbook, fileName: '登录日志.xlsx' } },
  }),
  unlock: endpoint({
    method: 'GET',
    path: '/monitor/logininfor/unlock/{userName}',
    summary:
      'Let an account in that is locked after five wrong passwords; a GET that writes, as the family has it',
    source,
    access: may('monitor:logininfor:unlock'),
    envelope: 'data',
    writes: true,
    params: z.object({ userName: z.string().min(1).max(50) }),
    response: f.nothing,
    example: { params: { userName: 'qiye' }, response: null },
  }),
  sessions: endpoint({
    method: 'GET',
    path: '/monitor/online/list',
    summary: 'Open sessions',
    source,
    access: may('monitor:online:list'),
    envelope: 'rows',
    query: z.object({ ipaddr: filter, userName: filter }),
    response: z.object({
      /** Identifies the session; it is not its token. */
      tokenId: f.uuid,
      userName: z.string(),
      deptName: z.string().nullable(),
      ipaddr: z.string(),
      loginLocation: z.string(),
      browser: z.string(),
      os: z.string(),
      /** Milliseconds since 1970, the only time of the family that is not a text. */
      loginTime: z.int(),
    }),
    example: {
      query: {},
      response: {
        tokenId: '5c7e8f90-1a2b-4c3d-8e4f-5a6b7c8d9e0f',
        userName: 'qiye',
        deptName: null,
        ipaddr: '192.0.2.20',
        loginLocation: '辽宁沈阳',
        browser: 'Chrome 142',
        os: 'Windows 11',
        loginTime: 1_795_221_600_000,
      },
    },
  }),
  endSession: endpoint({
    method: 'DELETE',
    path: '/monitor/online/{tokenId}',
    summary: 'End somebody’s session',
    source,
    access: may('monitor:online:forceLogout'),
    envelope: 'data',
    params: z.object({ tokenId: f.uuid }),
    response: f.nothing,
    example: { params: { tokenId: '5c7e8f90-1a2b-4c3d-8e4f-5a6b7c8d9e0f' }, response: null },
  }),
  jobs: endpoint({
    method: 'GET',
    path: '/monitor/job/list',
    summary:
      'Work that is done without anybody waiting for it: what failed for good first, then regular work',
    source: 'ours (API family)',
    access: may('monitor:job:list'),
    envelope: 'rows',
    query: z.object({
      ...systemPaging,
      status: z.enum(['', 'waiting', 'done', 'dead']).optional(),
      regular: z.enum(['', 'Y', 'N']).optional(),
    }),
    response: job,
    example: {
      query: { pageNum: 1, pageSize: 10 },
      response: {
        jobId: 41,
        jobName: '发送短信',
        regular: false,
        status: 'dead',
        failures: 5,
        lastError: 'TimeoutError',
        nextTime: '',
        lastTime: '2026-11-21 09:30:00',
      },
    },
  }),
  runJob: endpoint({
    method: 'PUT',
    path: '/monitor/job/{jobId}/run',
    summary: 'Run a job at once: one that failed for good, or regular work before its time',
    source: 'ours (API family)',
    access: may('monitor:job:run'),
    envelope: 'data',
    params: z.object({ jobId: f.id }),
    response: f.nothing,
    example: { params: { jobId: 41 }, response: null },
  }),
};
