import { personnel } from '@ca-portal/api/contract';
import { roleLabel } from '@ca-portal/api/domain';
import { mock } from '@ca-portal/api/mocks';
import type { HttpHandler } from 'msw';
import type { Invitation, JoinRequest, StaffMember } from './queries.js';

const example = personnel.list.example.response;
const guid = (n: number) => `1c8e4d63-3c2d-4b4a-9e7f-7c9a2b8d0f${String(n).padStart(2, '0')}`;

export const staff: StaffMember[] = [
  {
    ...example,
    userGuid: guid(1),
    name: '张示例',
    roleIds: [5],
    roleNames: ['企业管理员'],
    completeness: 100,
    verification: 3,
    isAdministrator: true,
    blocked: [
      { action: 'unbind', reason: '企业管理员不能解绑，请先转移管理员' },
      { action: 'resetPassword', reason: '请在账号设置中修改自己的密码' },
    ],
  },
  { ...example, userGuid: guid(2), completeness: 78, certificateCount: 2 },
  {
    ...example,
    userGuid: guid(3),
    name: '孙体验',
    roleIds: [],
    roleNames: [],
    idNumber: '',
    completeness: 20,
    verification: 1,
    certificateCount: 0,
    runningOrders: 1,
    blocked: [{ action: 'unbind', reason: '有正在办理的订单，请办结后再解绑' }],
  },
];

const oneRequest = personnel.requests.example.response;
export const requests: JoinRequest[] = [
  oneRequest,
  {
    ...oneRequest,
    id: 5,
    name: '何样例',
    roleId: 4,
    verification: 1,
    remark: '',
    otherEmployer: '示例咨询有限公司',
  },
  { ...oneRequest, id: 6, name: '许样例', state: 'rejected', reason: '信息不符，请核对' },
];

const oneInvitation = personnel.invitations.example.response;
export const invitations: Invitation[] = [
  oneInvitation,
  { ...oneInvitation, id: 12, name: '', phone: '', roleId: 4 },
  { ...oneInvitation, id: 13, name: '赵试用', state: 'accepted' },
  { ...oneInvitation, id: 14, name: '钱样例', state: 'expired' },
];

/** A stateful fake of a company's staff: decided requests move, roles are kept, unbound members are removed. */
export function company(): HttpHandler[] {
  let people = staff;
  let open = requests;
  let sent = invitations;
  const find = (userGuid: string) => people.find((one) => one.userGuid === userGuid) ?? example;
  return [
    mock(personnel.list, ({ query }) => {
      const rows = people.filter(
        (one) =>
          one.name.includes(query.keyword ?? '') &&
          (query.roleId === undefined || one.roleIds.includes(query.roleId)) &&
          (query.verification === undefined || one.verification === query.verification),
      );
      return {
        rows: rows.slice((query.page - 1) * query.limit, query.page * query.limit),
        total: rows.length,
      };
    }),
    mock(personnel.figures, () => ({
      staff: people.length,
      unverified: 1,
      incomplete: 2,
      expiring: 1,
      requests: open.filter(({ state }) => state === 'waiting').length,
    })),
    mock(personnel.requests, ({ query }) => {
      const rows = open.filter(({ state }) => state === query.state);
      return { rows, total: rows.length };
    }),
    mock(personnel.decide, ({ params, body }) => {
      const state = body.approve ? ('approved' as const) : ('rejected' as const);
      open = open.map((one) => (one.id === params.id ? { ...one, state } : one));
      return { ...oneRequest, id: params.id, state };
    }),
    mock(personnel.invitations, () => ({ rows: sent, total: sent.length })),
    mock(personnel.withdrawInvitation, ({ params }) => {
      sent = sent.map((one) => (one.id === params.id ? { ...one, state: 'withdrawn' as const } : one));
      return { ...oneInvitation, id: params.id, state: 'withdrawn' as const };
    }),
    mock(personnel.invite, ({ body }) =>
      body.people.map(({ phone }, at) => ({
        phone: `${phone.slice(0, 3)}****${phone.slice(-4)}`,
        invited: at === 0,
        reason: at === 0 ? '' : '已是本企业员工',
        link: at === 0 ? oneInvitation.link : '',
      })),
    ),
    mock(personnel.assignRoles, ({ params, body }) => {
      const changed = {
        ...find(params.userGuid),
        roleIds: body.roleIds,
        roleNames: body.roleIds.map(roleLabel),
      };
      people = people.map((one) => (one.userGuid === params.userGuid ? changed : one));
      return changed;
    }),
    mock(personnel.unbind, ({ params }) => {
      people = people.filter((one) => one.userGuid !== params.userGuid);
      return null;
    }),
  ];
}
