import { z } from 'zod';
import { endpoint, signedIn } from './endpoint.js';
import * as f from './fields.js';
import { may } from './system-access.js';
import { exampleNotice, sysNotice } from './system-entities.js';
import { filter, removal, systemPaging } from './system-query.js';

const source = 'ours (API family)';
const form = {
  noticeTitle: z.string().trim().min(1, '请输入公告标题').max(50),
  noticeType: z.enum(['1', '2']),
  noticeContent: f.richText,
  status: f.flag,
};
const exampleForm = {
  noticeTitle: '关于系统维护的通知',
  noticeType: '1' as const,
  noticeContent: '<p>平台将于 12 月 5 日 22:00 进行维护。</p>',
  status: '0' as const,
};

/** Notices within the office, in the family's format; the public ones are `content.notices`. */
export const systemNotices = {
  list: endpoint({
    method: 'GET',
    path: '/system/notice/list',
    summary: 'Notices, newest first',
    source,
    access: may('system:notice:list'),
    envelope: 'rows',
    query: z.object({
      ...systemPaging,
      noticeTitle: filter,
      noticeType: z.enum(['', '1', '2']).optional(),
      createBy: filter,
    }),
    response: sysNotice,
    example: { query: { pageNum: 1, pageSize: 10 }, response: exampleNotice },
  }),
  top: endpoint({
    method: 'GET',
    path: '/system/notice/listTop',
    summary: 'Five open notices, unread ones first, then the newest, and how many of them are unread',
    source,
    access: signedIn,
    envelope: 'flat',
    response: z.object({
      data: z.array(sysNotice.omit({ noticeContent: true }).extend({ isRead: z.boolean() })),
      unreadCount: z.int().min(0),
    }),
    example: {
      response: {
        data: [
          {
            noticeId: 1,
            noticeTitle: '关于系统维护的通知',
            noticeType: '1',
            status: '0',
            isRead: false,
            createBy: 'admin',
            createTime: '2026-11-20 09:00:00',
            remark: null,
          },
        ],
        unreadCount: 1,
      },
    },
  }),
  detail: endpoint({
    method: 'GET',
    path: '/system/notice/{noticeId}',
    summary: 'One notice',
    source,
    access: signedIn,
    envelope: 'data',
    params: z.object({ noticeId: f.id }),
    response: sysNotice,
    example: { params: { noticeId: 1 }, response: exampleNotice },
  }),
  add: endpoint({
    method: 'POST',
    path: '/system/notice',
    summary: 'Publish a notice; its text is sanitized',
    source,
    access: may('system:notice:add'),
    once: true,
    envelope: 'data',
    body: z.object(form),
    response: f.nothing,
    example: { body: exampleForm, response: null },
  }),
  update: endpoint({
    method: 'PUT',
    path: '/system/notice',
    summary: 'Change or close a notice',
    source,
    access: may('system:notice:edit'),
    envelope: 'data',
    body: z.object({ ...form, noticeId: f.id }),
    response: f.nothing,
    example: { body: { ...exampleForm, noticeId: 1 }, response: null },
  }),
  markRead: endpoint({
    method: 'POST',
    path: '/system/notice/markRead',
    summary: 'Mark a notice as read; doing it twice changes nothing',
    source,
    access: signedIn,
    envelope: 'data',
    repeatable: true,
    query: z.object({ noticeId: f.id }),
    response: f.nothing,
    example: { query: { noticeId: 1 }, response: null },
  }),
  remove: removal('/system/notice', 'noticeId', 'Take notices down', may('system:notice:remove')),
};
