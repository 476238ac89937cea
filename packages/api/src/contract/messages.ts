import { z } from 'zod';
import { mostRecipients, permissions, roles } from '../domain/index.js';
import { endpoint, signedIn, type Access } from './endpoint.js';
import * as f from './fields.js';

/** A company’s administrator writes to staff of the company, portal staff to anybody. */
const sender = {
  kind: 'user',
  roles: [roles.enterpriseAdministrator, roles.reviewer],
  permission: permissions.sendMessages,
} as const satisfies Access;

/** 1 notice, 2 to-do. */
const category = z.enum(['1', '2']);
/** 1 ordinary, 2 important, 3 urgent. */
const importance = z.enum(['1', '2', '3']);
/** In the API family an empty filter is an empty text. */
const orAll = z.literal('');

/**
 * One row for the three boxes. `messageStatus` selects the box: 0 drafts, 1 inbox, 2 sent. The inbox never
 * contains the caller's own messages, see `isForInbox` in the domain.
 */
export const message = z.object({
  id: z.int(),
  topic: z.string(),
  sendTime: f.beijing,
  /** 0 unread, 1 read. */
  isRead: z.union([z.literal(0), z.literal(1)]),
  messageCategory: category,
  important: importance,
  sender: z.string(),
  /** The page for a to-do; empty when there is none. */
  link: z.string(),
  /** Only in the sender's own boxes; null in the inbox. */
  recipientCount: z.int().nullable(),
  readCount: z.int().nullable(),
});
/** A message as the box lists it. */
export type Message = z.output<typeof message>;

const messageDetail = message.extend({
  content: z.string(),
  attachments: z.array(f.fileLink),
  /** Names of the first recipients, for the sender. */
  recipientNames: z.array(z.string()),
  /** Recipients of a draft, to continue it; empty for readers and for sent messages. */
  recipientIds: z.array(f.uuid),
});
/** A message with its text. */
export type MessageDetail = z.output<typeof messageDetail>;

const compose = z.object({
  messageCategory: category,
  important: importance,
  topic: f.title,
  content: f.richText,
  attachmentIds: z.array(f.fileId).max(10),
  recipientIds: z.array(f.uuid).max(mostRecipients),
  /** Sending time; null is now. */
  sendTime: f.beijing.nullable(),
  /** 0 keeps a draft, 1 sends. */
  messageStatus: f.flag,
});

const byId = z.object({ id: f.id });
const exampleMessage: Message = {
  id: 104,
  topic: '您有一把CA锁将于 79 天后到期',
  sendTime: '2026-11-20 09:00:00',
  isRead: 0,
  messageCategory: '2',
  important: '2',
  sender: '系统',
  link: '/core/caManage',
  recipientCount: null,
  readCount: null,
};
const exampleCompose = {
  messageCategory: '1' as const,
  important: '1' as const,
  topic: '本周五下午进行系统维护',
  content: '<p>维护期间不能提交订单，请提前安排。</p>',
  attachmentIds: [],
  recipientIds: ['0b7e3d52-2b1c-4a39-8d6e-6b8f1a7c9e01'],
  sendTime: null,
  messageStatus: '1' as const,
};

/** Rows: Messages and to-dos. */
export const messages = {
  list: endpoint({
    method: 'GET',
    path: '/system/message/list',
    summary: 'Messages of a box, newest first; the top bar asks for 999 of the inbox',
    source: '7.3',
    access: signedIn,
    envelope: 'rows',
    query: z.object({
      ...f.paging,
      important: importance.or(orAll).optional(),
      topic: f.keyword.optional(),
      messageStatus: z.enum(['0', '1', '2']).optional(),
      messageCategory: category.or(orAll).optional(),
      isRead: f.flag.or(orAll).optional(),
    }),
    response: message,
    example: { query: { page: 1, limit: 999, messageStatus: '1' }, response: exampleMessage },
  }),
  unread: endpoint({
    method: 'GET',
    path: '/system/message/unread',
    summary: 'How many unread notices and to-dos the inbox holds',
    source: 'ours',
    access: signedIn,
    envelope: 'data',
    response: z.object({ notices: z.int().min(0), todos: z.int().min(0) }),
    example: { response: { notices: 97, todos: 7 } },
  }),
  detail: endpoint({
    method: 'GET',
    path: '/system/message/{id}',
    summary: 'One message with its text and attachments; reading it does not mark it',
    source: 'ours',
    access: signedIn,
    envelope: 'data',
    params: byId,
    response: messageDetail,
    example: {
      params: { id: 104 },
      response: {
        ...exampleMessage,
        content: '<p>企业主锁将于 2027-02-08 到期，现在可以办理延期续费。</p>',
        attachments: [],
        recipientNames: [],
        recipientIds: [],
      },
    },
  }),
  add: endpoint({
    method: 'POST',
    path: '/system/message/add',
    summary: 'Send a message now or later, or keep it as a draft',
    source: '7.3',
    access: sender,
    once: true,
    envelope: 'data',
    body: compose,
    response: z.object({ id: z.int() }),
    example: { body: exampleCompose, response: { id: 105 } },
  }),
  updateDraft: endpoint({
    method: 'POST',
    path: '/system/message/draft/{id}',
    summary: 'Change a draft, or send it',
    source: 'ours',
    access: sender,
    envelope: 'data',
    params: byId,
    body: compose,
    response: f.nothing,
    example: { params: { id: 105 }, body: exampleCompose, response: null },
  }),
  remind: endpoint({
    method: 'POST',
    path: '/system/message/remind/{id}',
    summary: 'Remind those who have not read a sent message; answers how many were reminded',
    source: 'ours',
    access: sender,
    envelope: 'data',
    params: byId,
    response: z.object({ reminded: z.int().min(0) }),
    example: { params: { id: 105 }, response: { reminded: 3 } },
  }),
  recall: endpoint({
    method: 'POST',
    path: '/system/message/recall/{id}',
    summary: 'Take a sent message out of all inboxes; its text becomes a draft, the record stays',
    source: 'ours',
    access: sender,
    once: true,
    envelope: 'data',
    params: byId,
    response: z.object({ draftId: z.int(), readers: z.int().min(0) }),
    example: { params: { id: 105 }, response: { draftId: 106, readers: 1 } },
  }),
  selectDepUserList: endpoint({
    method: 'POST',
    path: '/system/message/selectDepUserList',
    repeatable: true,
    summary: 'Departments with their people, to choose recipients from; a flat list, the tree is in parentId',
    source: '7.3',
    access: sender,
    envelope: 'data',
    body: z.object({ keyword: f.keyword.optional() }),
    response: z.array(
      z.object({
        id: z.int(),
        parentId: z.int(),
        name: z.string(),
        users: z.array(z.object({ userId: f.uuid, name: z.string(), roleName: z.string() })),
      }),
    ),
    example: {
      body: {},
      response: [
        {
          id: 100,
          parentId: 0,
          name: '示例建设工程有限公司',
          users: [{ userId: '0b7e3d52-2b1c-4a39-8d6e-6b8f1a7c9e01', name: '张示例', roleName: '企业管理员' }],
        },
      ],
    },
  }),
  remove: endpoint({
    method: 'POST',
    path: '/system/message/delete/{id}',
    summary: 'Take a message out of the caller’s own box; the record stays for five years',
    source: '7.3',
    access: signedIn,
    envelope: 'data',
    params: byId,
    response: f.nothing,
    example: { params: { id: 104 }, response: null },
  }),
  updateStatus: endpoint({
    method: 'POST',
    path: '/system/message/updateStatus/{id}',
    repeatable: true,
    summary: 'Mark a message of the inbox as read; doing it twice changes nothing',
    source: '7.3',
    access: signedIn,
    envelope: 'data',
    params: byId,
    response: f.nothing,
    example: { params: { id: 104 }, response: null },
  }),
  readAll: endpoint({
    method: 'POST',
    path: '/system/message/readAll',
    repeatable: true,
    summary: 'Mark the whole inbox as read',
    source: 'ours',
    access: signedIn,
    envelope: 'data',
    response: f.nothing,
    example: { response: null },
  }),
};
