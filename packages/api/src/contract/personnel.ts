import { z } from 'zod';
import { applicationStateValues, invitationStateValues } from '../domain/index.js';
import { endpoint, fileFacts, type Access } from './endpoint.js';
import * as f from './fields.js';
import { legacy } from './legacy.js';
import { staffRole } from './membership.js';

/** Only for the enterprise administrator. */
const administrator = { kind: 'user', roles: [5] } as const satisfies Access;

const staff = legacy(
  z.object({
    userGuid: f.uuid,
    name: z.string(),
    phone: z.string(),
    idNumber: z.string(),
    roleIds: z.array(z.int()),
    roleNames: z.array(z.string()),
    verification: z.int().min(0).max(3),
    completeness: z.int().min(0).max(100),
    certificateCount: z.int().min(0),
    runningOrders: z.int().min(0),
    joinedAt: f.beijing,
    isAdministrator: z.boolean(),
    /** Currently refused actions, each with its reason. */
    blocked: z.array(
      z.object({ action: z.enum(['transfer', 'unbind', 'lock', 'resetPassword']), reason: z.string() }),
    ),
  }),
  { name: 'yhXm', phone: 'yhdh', idNumber: 'yhSfZh' },
);
/** A member of the company. */
export type StaffMember = z.output<typeof staff>;

const exampleStaff: StaffMember = {
  userGuid: '1c8e4d63-3c2d-4b4a-9e7f-7c9a2b8d0f12',
  name: '李样例',
  phone: '130****0002',
  idNumber: '210000********0013',
  roleIds: [2],
  roleNames: ['项目负责人'],
  verification: 2,
  completeness: 90,
  certificateCount: 1,
  runningOrders: 0,
  joinedAt: '2026-03-02 10:00:00',
  isAdministrator: false,
  blocked: [],
};
const request = z.object({
  id: z.int(),
  name: z.string(),
  phone: z.string(),
  roleId: z.int(),
  remark: z.string(),
  verification: z.int().min(0).max(3),
  otherEmployer: z.string(),
  state: z.enum(applicationStateValues),
  reason: z.string(),
  createdAt: f.beijing,
});
const exampleRequest = {
  id: 4,
  name: '王演示',
  phone: '130****0003',
  roleId: 2,
  remark: '新入职',
  verification: 2,
  otherEmployer: '',
  state: 'waiting' as const,
  reason: '',
  createdAt: '2026-11-20 09:12:00',
};
const invitation = z.object({
  id: z.int(),
  name: z.string(),
  phone: z.string(),
  roleId: z.int(),
  state: z.enum(invitationStateValues),
  link: z.string(),
  expiresAt: f.beijing,
});
const exampleInvitation = {
  id: 11,
  name: '王演示',
  phone: '130****0003',
  roleId: 2,
  state: 'waiting' as const,
  link: '/invitation/c3RhZmYtaW52aXRhdGlvbi0wMQ',
  expiresAt: '2026-11-28 09:00:00',
};
const filters = {
  keyword: f.keyword.optional(),
  roleId: z.coerce.number<number>().int().min(1).max(999).optional(),
  verification: z.coerce.number<number>().int().min(0).max(3).optional(),
};
const byUser = z.object({ userGuid: f.uuid });
const byId = z.object({ id: f.id });
const user = { userGuid: exampleStaff.userGuid };

/** Rows: Members of the company. */
export const personnel = {
  list: endpoint({
    method: 'GET',
    path: '/info/personnel/list',
    summary: 'Staff of the caller’s company, masked',
    source: 'ours (2.3 /core/personnel)',
    access: administrator,
    envelope: 'rows',
    query: z.object({ ...f.paging, ...filters }),
    response: staff,
    example: { query: { page: 1, limit: 10 }, response: exampleStaff },
  }),
  export: endpoint({
    method: 'GET',
    path: '/info/personnel/export',
    summary: 'The same staff as a spreadsheet, masked',
    source: 'ours (dossier 1.5)',
    access: administrator,
    envelope: 'binary',
    // its audit row
    writes: true,
    query: z.object(filters),
    response: fileFacts,
    example: {
      query: {},
      response: {
        fileName: '员工名单.xlsx',
        contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      },
    },
  }),
  figures: endpoint({
    method: 'GET',
    path: '/info/personnel/figures',
    summary:
      'Key figures: staff, not yet verified, incomplete, certificates ending within 80 days, open requests',
    source: 'ours',
    access: administrator,
    envelope: 'data',
    response: z.object({
      staff: z.int().min(0),
      unverified: z.int().min(0),
      incomplete: z.int().min(0),
      expiring: z.int().min(0),
      requests: z.int().min(0),
    }),
    example: { response: { staff: 24, unverified: 3, incomplete: 5, expiring: 2, requests: 1 } },
  }),
  invite: endpoint({
    method: 'POST',
    path: '/info/personnel/invite',
    summary:
      'Invite by phone, or up to 200 at once; each row has its own result and a bad one stops no other',
    source: '6 (path ours)',
    access: administrator,
    envelope: 'data',
    body: z.object({
      people: z
        .array(
          z.object({
            name: f.personName,
            phone: f.mobile,
            idNumber: f.idCard.or(z.literal('')),
            roleId: staffRole,
          }),
        )
        .min(1, '请填写要邀请的员工')
        .max(200),
    }),
    secret: true,
    response: z.array(
      z.object({ phone: z.string(), invited: z.boolean(), reason: z.string(), link: z.string() }),
    ),
    example: {
      body: { people: [{ name: '王演示', phone: '13000000003', idNumber: '', roleId: 2 }] },
      response: [
        {
          phone: '130****0003',
          invited: true,
          reason: '',
          link: '/invitation/c3RhZmYtaW52aXRhdGlvbi0wMQ',
        },
      ],
    },
  }),
  inviteLink: endpoint({
    method: 'POST',
    path: '/info/personnel/inviteLink',
    summary:
      'A link for a role, good for seven days and any number of people; whoever uses it still needs approval',
    source: '6 (path ours)',
    access: administrator,
    once: true,
    envelope: 'data',
    body: z.object({ roleId: staffRole }),
    secret: true,
    response: invitation,
    example: { body: { roleId: 2 }, response: { ...exampleInvitation, name: '', phone: '' } },
  }),
  invitations: endpoint({
    method: 'GET',
    path: '/info/personnel/invitations',
    summary: 'Invitations of the company, newest first',
    source: 'ours',
    access: administrator,
    envelope: 'rows',
    query: z.object({ ...f.paging, state: z.enum(invitationStateValues).optional() }),
    secret: true,
    response: invitation,
    example: { query: { page: 1, limit: 10 }, response: exampleInvitation },
  }),
  withdrawInvitation: endpoint({
    method: 'POST',
    path: '/info/personnel/invitations/{id}/withdraw',
    summary: 'Take back an invitation that nobody has answered',
    source: 'ours',
    access: administrator,
    envelope: 'data',
    params: byId,
    secret: true,
    response: invitation,
    example: { params: { id: 11 }, response: { ...exampleInvitation, state: 'withdrawn' } },
  }),
  requests: endpoint({
    method: 'GET',
    path: '/info/personnel/requests',
    summary: 'Requests to join the company, those that wait first',
    source: '6 (path ours)',
    access: administrator,
    envelope: 'rows',
    query: z.object({ ...f.paging, state: z.enum(applicationStateValues).optional() }),
    response: request,
    example: { query: { page: 1, limit: 10, state: 'waiting' }, response: exampleRequest },
  }),
  decide: endpoint({
    method: 'POST',
    path: '/info/personnel/requests/{id}/decide',
    summary: 'Approve or reject a request; a rejection needs a reason, which the applicant reads',
    source: '6 (path ours)',
    access: administrator,
    envelope: 'data',
    params: byId,
    body: z.discriminatedUnion('approve', [
      z.object({ approve: z.literal(true), roleId: staffRole }),
      z.object({ approve: z.literal(false), reason: z.string().trim().min(2, '请填写驳回原因').max(200) }),
    ]),
    response: request,
    example: {
      params: { id: 4 },
      body: { approve: true, roleId: 2 },
      response: { ...exampleRequest, state: 'approved' },
    },
  }),
  assignRoles: endpoint({
    method: 'PUT',
    path: '/info/personnel/{userGuid}/roles',
    summary: 'Assign or remove roles of a member of staff; the list given is the new one',
    source: '6 (path ours)',
    access: administrator,
    envelope: 'data',
    params: byUser,
    body: z.object({ roleIds: z.array(staffRole).max(4) }),
    response: staff,
    example: {
      params: user,
      body: { roleIds: [2, 4] },
      response: { ...exampleStaff, roleIds: [2, 4], roleNames: ['项目负责人', '造价师'] },
    },
  }),
  completeInfo: endpoint({
    method: 'PUT',
    path: '/info/personnel/{userGuid}/info',
    summary: 'Complete a member’s personal data; he is told what was changed',
    source: '6 (path ours)',
    access: administrator,
    envelope: 'data',
    params: byUser,
    body: legacy(
      z.object({
        name: f.personName,
        idNumber: f.idCard.or(z.literal('')),
        email: f.email.or(z.literal('')),
      }),
      { name: 'yhXm', idNumber: 'yhSfZh' },
    ),
    response: staff,
    example: {
      params: user,
      body: { name: '李样例', idNumber: '', email: 'li@example.cn' },
      response: exampleStaff,
    },
  }),
  remindIncomplete: endpoint({
    method: 'POST',
    path: '/info/personnel/remind',
    summary: 'Ask several members to complete their data; answers who was told',
    source: 'ours',
    access: administrator,
    once: true,
    envelope: 'data',
    body: z.object({ userGuids: z.array(f.uuid).min(1, '请选择员工').max(200) }),
    response: z.object({ reminded: z.int().min(0) }),
    example: { body: { userGuids: [exampleStaff.userGuid] }, response: { reminded: 1 } },
  }),
  resetPassword: endpoint({
    method: 'POST',
    path: '/info/personnel/{userGuid}/resetPassword',
    summary: 'Send a one-time password by SMS; it is shown to nobody and must be changed at the first login',
    source: '6 (path ours)',
    access: administrator,
    envelope: 'data',
    params: byUser,
    response: z.object({ phone: z.string() }),
    example: { params: user, response: { phone: '130****0002' } },
  }),
  changePhone: endpoint({
    method: 'POST',
    path: '/info/personnel/{userGuid}/phone',
    summary:
      'Change a registered phone: a code to the new number and one to the administrator; all sessions end',
    source: '6 (path ours)',
    access: administrator,
    envelope: 'data',
    params: byUser,
    body: z.object({ mobilePhone: f.mobile, newCode: f.smsCode, ownCode: f.smsCode }),
    response: staff,
    example: {
      params: user,
      body: { mobilePhone: '13000000009', newCode: '123456', ownCode: '654321' },
      response: { ...exampleStaff, phone: '130****0009' },
    },
  }),
  unbind: endpoint({
    method: 'POST',
    path: '/info/personnel/{userGuid}/unbind',
    summary:
      'End somebody’s membership; his certificates that name the company are kept or applied to be cancelled',
    source: '6 (path ours)',
    access: administrator,
    envelope: 'data',
    params: byUser,
    body: z.object({ certificates: z.enum(['keep', 'cancel']), reason: f.sentence }),
    response: f.nothing,
    example: { params: user, body: { certificates: 'cancel', reason: '离职' }, response: null },
  }),
  transferCheck: endpoint({
    method: 'GET',
    path: '/info/geren/changeGly/check',
    summary: 'What stands in the way of a transfer to somebody, condition by condition',
    source: 'ours',
    access: administrator,
    envelope: 'data',
    query: byUser,
    response: z.array(
      z.object({
        key: z.string(),
        label: z.string(),
        state: z.enum(['passed', 'failed', 'open']),
        hint: z.string(),
      }),
    ),
    example: {
      query: user,
      response: [
        { key: 'orders', label: '没有待支付或待审核的订单', state: 'passed', hint: '' },
        { key: 'letter', label: '已上传转移授权书', state: 'open', hint: '下载模板，签字盖章后上传' },
      ],
    },
  }),
  transfer: endpoint({
    method: 'POST',
    path: '/info/geren/changeGly',
    summary: 'Hand the administrator’s rights over; both people are logged out',
    source: '7.4',
    access: administrator,
    envelope: 'data',
    query: z.object({ userGuid: f.uuid, fileId: f.fileId, code: f.smsCode }),
    response: f.nothing,
    example: {
      query: { ...user, fileId: f.exampleFile.fileId, code: '123456' },
      response: null,
    },
  }),
};
