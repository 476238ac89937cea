import { z } from 'zod';
import { anybody, endpoint } from './endpoint.js';
import * as f from './fields.js';

/** An entry of the question bank; `replyList` has its answers, which are entries without answers of their own. */
const reply = z.object({
  id: z.int(),
  title: z.string(),
  question: z.string(),
  answer: z.string(),
});
export const chatReply = reply.extend({ replyList: z.array(reply) });
/** An answer of the assistant. */
export type ChatReply = z.output<typeof chatReply>;

const exampleReply: ChatReply = {
  id: 21,
  title: '审核需要多久',
  question: '审核需要多久？',
  answer: '付款后 24 小时内完成审核，结果会发短信和站内消息。',
  replyList: [
    {
      id: 22,
      title: '审核不通过怎么办',
      question: '审核不通过怎么办？',
      answer: '在订单里按提示逐项修改后重新提交，不用再付款。',
    },
  ],
};

/** Model and kind of a chat call have fixed values. */
export const chatType = 'only-query';

/** Rows: The assistant and the hotline. */
export const chat = {
  commonQuestions: endpoint({
    method: 'GET',
    path: '/api/tReply/getReplyTtile',
    summary: 'Common questions for the left column; the shell sends code 1',
    source: '7.5',
    access: anybody,
    envelope: 'data',
    query: z.object({ code: z.literal('1') }),
    response: z.array(z.object({ id: z.int(), title: z.string() })),
    example: { query: { code: '1' }, response: [{ id: 21, title: '审核需要多久？' }] },
  }),
  ask: endpoint({
    method: 'POST',
    path: '/api/tReply/getReply',
    repeatable: true,
    summary: 'Answers to a question: none, one (its replyList is the answer) or several to choose from',
    source: '7.5, 4 (chat answer)',
    access: anybody,
    envelope: 'data',
    query: z.object({ keyword: z.string().trim().min(1, '请输入问题').max(200), ptId: z.literal('1') }),
    response: z.array(chatReply),
    example: { query: { keyword: '审核要多久', ptId: '1' }, response: [exampleReply] },
  }),
  replyById: endpoint({
    method: 'POST',
    path: '/api/tReply/getReplyById',
    repeatable: true,
    summary: 'The entry behind a question that somebody picked from several',
    source: '7.5',
    access: anybody,
    envelope: 'data',
    query: z.object({ id: f.id }),
    response: chatReply.nullable(),
    example: { query: { id: 21 }, response: exampleReply },
  }),
  query: endpoint({
    method: 'POST',
    path: '/api/chat/query',
    repeatable: true,
    summary: 'The assistant’s call: a question within a session; searches only, never invents',
    source: '3 (path ours)',
    access: anybody,
    envelope: 'data',
    body: z.object({
      /** The entry that the question follows; empty for the first question. */
      docId: z.string().max(40),
      question: z.string().trim().min(1, '请输入问题').max(200),
      model: z.string().max(40),
      session: f.uuid,
      chatType: z.literal(chatType),
    }),
    /** num: 1 plain text, 2 question and answers, 3 titles to choose from. */
    response: z.object({
      contentType: z.literal('ask'),
      content: z.string(),
      num: z.union([z.literal(1), z.literal(2), z.literal(3)]),
      replyList: z.array(reply),
    }),
    example: {
      body: {
        docId: '',
        question: '锁插上没反应怎么办',
        model: 'portal-search',
        session: '6c1f2a77-6b0e-4d1e-9a57-3c2b1a0f9e8d',
        chatType: 'only-query',
      },
      response: {
        contentType: 'ask',
        content: '请先在“环境检测”里查看哪一项没有通过。',
        num: 1,
        replyList: [],
      },
    },
  }),
  customerCare: endpoint({
    method: 'GET',
    path: '/api/tReply/customerCare',
    summary: 'People and numbers to turn to when the search knows no answer',
    source: '7.5 (path ours)',
    access: anybody,
    envelope: 'data',
    response: z.array(
      z.object({ id: z.int(), name: z.string(), phone: z.string(), hours: z.string(), online: z.boolean() }),
    ),
    example: {
      response: [
        {
          id: 1,
          name: '证书业务客服',
          phone: '024-00000000',
          hours: '工作日 08:30–11:30，13:00–17:00',
          online: true,
        },
      ],
    },
  }),
};
