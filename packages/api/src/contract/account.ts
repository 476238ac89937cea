import { z } from 'zod';
import { loginMethods, mailTopics, smsTopics } from '../domain/index.js';
import { anybody, endpoint, fileFacts, signedIn } from './endpoint.js';
import * as f from './fields.js';
import { exampleUser, sysUser } from './system-entities.js';

const openSession = z.object({
  /** Identifies the session; it is not its token. */
  sessionId: f.uuid,
  current: z.boolean(),
  method: z.enum(loginMethods),
  ip: z.string(),
  browser: z.string(),
  os: z.string(),
  loggedInAt: f.beijing,
  lastSeenAt: f.beijing,
});
const exampleSession = {
  sessionId: '5c7e8f90-1a2b-4c3d-8e4f-5a6b7c8d9e0f',
  current: true,
  method: 'password' as const,
  ip: '192.0.2.20',
  browser: 'Chrome 142',
  os: 'Windows 11',
  loggedInAt: '2026-11-21 08:40:00',
  lastSeenAt: '2026-11-21 09:58:00',
};

/** The account of the caller in the API family’s own calls. */
export const account = {
  profile: endpoint({
    method: 'GET',
    path: '/system/user/profile',
    summary: 'The caller’s account with the names of his roles and posts',
    source: '7.4',
    access: signedIn,
    envelope: 'flat',
    response: z.object({ data: sysUser, roleGroup: z.string(), postGroup: z.string() }),
    example: { response: { data: exampleUser, roleGroup: '审核员', postGroup: '' } },
  }),
  updateProfile: endpoint({
    method: 'PUT',
    path: '/system/user/profile',
    summary: 'Change name shown, e-mail and sex; the phone has calls of its own, because it is verified',
    source: '7.4 (API family)',
    access: signedIn,
    envelope: 'data',
    body: z.object({
      nickName: f.personName,
      email: f.email.or(z.literal('')),
      sex: z.enum(['0', '1', '2']),
    }),
    response: f.nothing,
    example: { body: { nickName: '张示例', email: 'zhang@example.cn', sex: '2' }, response: null },
  }),
  smsChoices: endpoint({
    method: 'GET',
    path: '/system/user/profile/sms',
    summary:
      'Topics about which the caller gets no text messages, and those that he gets by e-mail too; the inbox gets everything',
    source: 'ours',
    access: signedIn,
    envelope: 'data',
    response: z.object({
      off: z.array(z.enum(smsTopics)),
      mail: z.array(z.enum(mailTopics)),
      /** Email address; empty when the profile has none. */
      email: z.string(),
    }),
    example: { response: { off: ['coupon'], mail: ['decision'], email: 'zhang@example.cn' } },
  }),
  chooseSms: endpoint({
    method: 'PUT',
    path: '/system/user/profile/sms',
    summary: 'Choose the topics about which no text messages come, and those that come by e-mail too',
    source: 'ours',
    access: signedIn,
    envelope: 'data',
    body: z.object({
      off: z.array(z.enum(smsTopics)).max(smsTopics.length),
      /** Not changed when left out. */
      mail: z.array(z.enum(mailTopics)).max(mailTopics.length).optional(),
    }),
    response: f.nothing,
    example: { body: { off: ['coupon'] }, response: null },
  }),
  avatar: endpoint({
    method: 'POST',
    path: '/system/user/profile/avatar',
    summary: 'Put a portrait in place of the old one',
    source: '7.4',
    access: signedIn,
    envelope: 'flat',
    upload: { field: 'avatarfile', maxBytes: 2 * 1024 * 1024, types: ['image/jpeg', 'image/png'] },
    response: z.object({ imgUrl: z.string() }),
    example: { response: { imgUrl: '/common/avatar/7f0d3c1e-5b2a-4e8f-9d6c-1a2b3c4d5e6f.png' } },
  }),
  portrait: endpoint({
    method: 'GET',
    path: '/common/avatar/{fileName}',
    summary:
      'A portrait that somebody shows; only the one in use is given out, and its name cannot be guessed',
    source: 'ours',
    access: anybody,
    envelope: 'binary',
    params: z.object({ fileName: z.string().regex(/^[0-9a-f-]{36}\.(?:jpg|png)$/) }),
    response: fileFacts,
    example: {
      params: { fileName: '7f0d3c1e-5b2a-4e8f-9d6c-1a2b3c4d5e6f.png' },
      response: { fileName: 'avatar.png', contentType: 'image/png' },
    },
  }),
  updatePassword: endpoint({
    method: 'PUT',
    path: '/system/user/profile/updatePwd',
    summary: 'Change the password by the old one; all other sessions end',
    source: '7.4',
    access: signedIn,
    envelope: 'data',
    query: z.object({ oldPassword: z.string().min(1, '密码不能为空').max(72), newPassword: f.password }),
    response: f.nothing,
    example: { query: { oldPassword: 'Demo@2026', newPassword: 'Demo@2027' }, response: null },
  }),
  sessions: endpoint({
    method: 'GET',
    path: '/system/user/profile/sessions',
    summary: 'Where the caller is logged in now, this session first',
    source: 'ours',
    access: signedIn,
    envelope: 'data',
    response: z.array(openSession),
    example: { response: [exampleSession] },
  }),
  endSession: endpoint({
    method: 'DELETE',
    path: '/system/user/profile/sessions/{sessionId}',
    summary: 'Log the caller out elsewhere; his own session ends by the logout',
    source: 'ours',
    access: signedIn,
    envelope: 'data',
    params: z.object({ sessionId: f.uuid }),
    response: f.nothing,
    example: { params: { sessionId: exampleSession.sessionId }, response: null },
  }),
};
