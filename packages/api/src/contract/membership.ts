import { z } from 'zod';
import { applicationStateValues, invitationStateValues } from '../domain/index.js';
import { anybody, endpoint, signedIn } from './endpoint.js';
import * as f from './fields.js';

/** Roles of staff; an administrator is only created by a transfer. */
export const staffRole = z.literal([2, 3, 4, 9], '请选择角色');

const joinRequest = z.object({
  id: z.int(),
  companyName: z.string(),
  creditCode: z.string(),
  roleId: z.int(),
  state: z.enum(applicationStateValues),
  reason: z.string(),
  createdAt: f.beijing,
});
const exampleRequest = {
  id: 4,
  companyName: '示例建设工程有限公司',
  creditCode: '91210000TEX000010X',
  roleId: 2,
  state: 'waiting' as const,
  reason: '',
  createdAt: '2026-11-20 09:12:00',
};
const invitationToken = z.string().regex(/^[A-Za-z0-9_-]{22,64}$/);
const exampleToken = 'c3RhZmYtaW52aXRhdGlvbi0wMQ';

/** The employee’s side of joining a company. */
export const membership = {
  findCompany: endpoint({
    method: 'GET',
    path: '/info/qiye/find',
    summary: 'Companies by their full name or code; nothing is found by a part, so nobody can list them',
    source: 'ours',
    access: signedIn,
    envelope: 'data',
    query: z.object({ keyword: z.string().trim().min(4).max(100) }),
    response: z.array(
      z.object({ companyName: z.string(), creditCode: z.string(), hasAdministrator: z.boolean() }),
    ),
    example: {
      query: { keyword: '示例建设工程有限公司' },
      response: [
        {
          companyName: '示例建设工程有限公司',
          creditCode: '91210000TEX000010X',
          hasAdministrator: true,
        },
      ],
    },
  }),
  requests: endpoint({
    method: 'GET',
    path: '/info/join/list',
    summary: 'The caller’s requests to join a company, newest first',
    source: 'ours',
    access: signedIn,
    envelope: 'rows',
    query: z.object(f.paging),
    response: joinRequest,
    example: { query: { page: 1, limit: 10 }, response: exampleRequest },
  }),
  join: endpoint({
    method: 'POST',
    path: '/info/join',
    summary: 'Ask to join a company; project leaders and cost engineers have one employer at a time',
    source: 'ours',
    access: signedIn,
    envelope: 'data',
    body: z.object({ creditCode: f.creditCode, roleId: staffRole, remark: f.sentence }),
    response: joinRequest,
    example: {
      body: { creditCode: '91210000TEX000010X', roleId: 2, remark: '新入职' },
      response: exampleRequest,
    },
  }),
  withdraw: endpoint({
    method: 'POST',
    path: '/info/join/{id}/withdraw',
    summary: 'Take back a request that nobody has decided',
    source: 'ours',
    access: signedIn,
    envelope: 'data',
    params: z.object({ id: f.id }),
    response: joinRequest,
    example: { params: { id: 4 }, response: { ...exampleRequest, state: 'withdrawn' } },
  }),
  invitation: endpoint({
    method: 'GET',
    path: '/info/invitation/{token}',
    summary: 'What an invitation link offers; readable before the login',
    source: 'ours',
    access: anybody,
    envelope: 'data',
    params: z.object({ token: invitationToken }),
    response: z.object({
      companyName: z.string(),
      inviterName: z.string(),
      roleId: z.int(),
      state: z.enum(invitationStateValues),
      expiresAt: f.beijing,
    }),
    example: {
      params: { token: exampleToken },
      response: {
        companyName: '示例建设工程有限公司',
        inviterName: '张*例',
        roleId: 2,
        state: 'waiting',
        expiresAt: '2026-11-28 09:00:00',
      },
    },
  }),
  answerInvitation: endpoint({
    method: 'POST',
    path: '/info/invitation/{token}',
    summary: 'Accept or decline; an invitation by phone is only for the account of that phone',
    source: 'ours',
    access: signedIn,
    envelope: 'data',
    params: z.object({ token: invitationToken }),
    body: z.object({ accept: z.boolean() }),
    response: z.object({ state: z.enum(invitationStateValues) }),
    example: {
      params: { token: exampleToken },
      body: { accept: true },
      response: { state: 'accepted' },
    },
  }),
};
