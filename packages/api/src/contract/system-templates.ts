import { z } from 'zod';
import { endpoint } from './endpoint.js';
import * as f from './fields.js';
import { may } from './system-access.js';

const words = {
  topic: z.string().trim().min(1, '请输入标题').max(50),
  content: z.string().trim().min(1, '请输入消息内容').max(500),
  sms: z.string().trim().min(1, '请输入短信内容').max(300),
  inboxOn: z.boolean(),
  smsOn: z.boolean(),
};
const template = z.object({
  code: z.string(),
  /** The event. */
  name: z.string(),
  /** The allowed placeholders in braces. */
  placeholders: z.array(z.string()),
  ...words,
  /** Changed by an administrator. */
  changed: z.boolean(),
  updateBy: z.string(),
  updateTime: z.string(),
});
/** The text of an automatic message. */
export type MessageTemplate = z.output<typeof template>;

const code = z.string().regex(/^[a-zA-Z]{1,20}\.[a-zA-Z]{1,40}$/);
const exampleWords = {
  topic: '订单已支付',
  content: '您的订单 {订单号}（{业务}）已支付成功，资料进入审核，结果会及时通知您。',
  sms: '【数字证书服务】您的订单 {订单号} 已支付成功。',
  inboxOn: true,
  smsOn: false,
};
const example: MessageTemplate = {
  code: 'order.pay',
  name: '支付成功',
  placeholders: ['订单号', '业务', '金额'],
  ...exampleWords,
  changed: false,
  updateBy: '',
  updateTime: '',
};

/** How the portal reports events: one table of texts for inbox and SMS. */
export const systemTemplates = {
  list: endpoint({
    method: 'GET',
    path: '/system/messageTemplate/list',
    summary: 'What is told of each happening, and by which ways',
    source: 'ours',
    access: may('system:messageTemplate:list'),
    envelope: 'rows',
    query: z.object({ ...f.paging, keyword: f.keyword.optional() }),
    response: template,
    example: { query: { page: 1, limit: 20 }, response: example },
  }),
  update: endpoint({
    method: 'PUT',
    path: '/system/messageTemplate/{code}',
    summary: 'Word a message anew; what stands in braces must be known',
    source: 'ours',
    access: may('system:messageTemplate:edit'),
    envelope: 'data',
    params: z.object({ code }),
    body: z.object(words),
    response: template,
    example: {
      params: { code: 'order.pay' },
      body: exampleWords,
      response: { ...example, changed: true, updateBy: '平台管理员', updateTime: '2026-11-21 10:00:00' },
    },
  }),
  reset: endpoint({
    method: 'DELETE',
    path: '/system/messageTemplate/{code}',
    summary: 'Back to the words that the portal brings along',
    source: 'ours',
    access: may('system:messageTemplate:edit'),
    envelope: 'data',
    params: z.object({ code }),
    response: template,
    example: { params: { code: 'order.pay' }, response: example },
  }),
};
