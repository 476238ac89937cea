import { z } from 'zod';
import { applyRoleValues, applicationStateValues } from '../domain/index.js';
import { endpoint, signedIn } from './endpoint.js';
import * as f from './fields.js';
import { person } from './session.js';

const roleId = z.coerce.number<number>().int().min(1).max(999);
const examplePerson = {
  userGuid: '0b7e3d52-2b1c-4a39-8d6e-6b8f1a7c9e01',
  phone: '130****0000',
  roleId: 5,
  roleName: '企业管理员',
  name: '张示例',
  idNumber: '210000********0013',
  companyName: '示例建设工程有限公司',
  creditCode: '91210000TEX000010X',
};

const application = z.object({
  id: z.int(),
  companyName: z.string(),
  code: z.string(),
  /** The form’s own numbering: 1 administrator, 2 legal person, 3 agent. Never an account role. */
  role: z.enum(applyRoleValues),
  state: z.enum(applicationStateValues),
  reason: z.string(),
  createdAt: f.beijing,
  decidedAt: f.beijing.nullable(),
});
/** Somebody's application for a role. */
export type RoleApplication = z.output<typeof application>;
const exampleApplication: RoleApplication = {
  id: 9,
  companyName: '示例建设工程有限公司',
  code: '91210000TEX000010X',
  role: '1',
  state: 'waiting',
  reason: '',
  createdAt: '2026-11-20 15:00:00',
  decidedAt: null,
};

/** The roles of a user, and applications for another. */
export const identity = {
  roles: endpoint({
    method: 'GET',
    path: '/sys/getInfoHaseRoleByType',
    summary: 'The roles that the caller owns, for the role dialog; each with the company that it is for',
    source: '7.4',
    access: signedIn,
    envelope: 'data',
    response: z.array(
      z.object({ roleId: z.int(), roleName: z.string(), companyName: z.string(), current: z.boolean() }),
    ),
    example: {
      response: [{ roleId: 5, roleName: '企业管理员', companyName: '示例建设工程有限公司', current: true }],
    },
  }),
  byRole: endpoint({
    method: 'GET',
    path: '/sys/getInfoByRole',
    summary: 'Who the caller is in one of his roles; a role that he does not own is refused',
    source: '7.4',
    access: signedIn,
    envelope: 'data',
    query: z.object({ roleId }),
    response: person,
    example: { query: { roleId: 5 }, response: examplePerson },
  }),
  choose: endpoint({
    method: 'POST',
    path: '/sys/chooseRole',
    summary: 'First login without a role: choose one that needs no company and no approval',
    source: 'ours (2.11)',
    access: signedIn,
    envelope: 'data',
    body: z.object({ roleId: z.literal([2, 3, 4, 6]) }),
    secret: true,
    response: z.object({ token: z.string() }),
    example: {
      body: { roleId: 6 },
      response: { token: '6.q1w2e3r4t5y6u7i8o9p0q1w2e3r4t5y6u7i8o9p0q1w' },
    },
  }),
  applications: endpoint({
    method: 'GET',
    path: '/sys/roleApply/list',
    summary: 'The caller’s role applications, newest first',
    source: 'ours',
    access: signedIn,
    envelope: 'rows',
    query: z.object(f.paging),
    response: application,
    example: { query: { page: 1, limit: 10 }, response: exampleApplication },
  }),
  apply: endpoint({
    method: 'POST',
    path: '/sys/roleApply',
    summary: 'Apply for a role in a company; one open application for each company and role',
    source: '3, 6 (path ours)',
    access: signedIn,
    envelope: 'data',
    body: z.object({
      companyName: f.companyName,
      code: f.creditCode,
      role: z.enum(applyRoleValues, '请选择角色'),
      /** Stamped letter and license, where a company has lost its administrator. */
      attachmentIds: z.array(f.fileId).max(5).optional(),
    }),
    response: application,
    example: {
      body: { companyName: '示例建设工程有限公司', code: '91210000TEX000010X', role: '1' },
      response: exampleApplication,
    },
  }),
  withdraw: endpoint({
    method: 'POST',
    path: '/sys/roleApply/{id}/withdraw',
    summary: 'Take back an application that nobody has decided',
    source: 'ours',
    access: signedIn,
    envelope: 'data',
    params: z.object({ id: f.id }),
    response: application,
    example: { params: { id: 9 }, response: { ...exampleApplication, state: 'withdrawn' } },
  }),
};
