import { desk } from '@ca-portal/api/groups/desk';
import * as limits from '@ca-portal/api/limits/desk';
import { call, send } from '../../../api/query.js';
import { field, ownPage, resource, rowsOf } from '../../../engines/resource/index.js';

/** 未答问题: what the chat could not answer; an answer is submitted to the question bank. */
export const questionsPage = resource(
  rowsOf(desk, 'questions', (query) => ({ query: ownPage(query) })),
  ({ column, ask }) => ({
    title: '服务台',
    description: '智能客服没有答上来的问题，问得多的在前。写下答案，由内容管理的同事审核后进入常见问题。',
    noun: '未答问题',
    rowKey: ({ id }) => id,
    name: ({ question }) => question,
    columns: [
      column.name('question', '问题', ({ question }) => question),
      column.figure('asked', '问过', ({ asked }) => `${asked} 次`),
      column.text('at', '最近一次', ({ lastAt }) => lastAt),
    ],
    actions: [
      ask(
        { title: '', answer: '' },
        {
          label: '写答案',
          // A returned answer is corrected, not written again.
          values: ({ returned }) => returned ?? { title: '', answer: '' },
          explain: ({ question, returned }) =>
            `用户问：${question}${returned ? `。上次的答案被退回，原因：${returned.reason}` : ''}`,
          limits: limits.settleQuestion,
          fields: {
            title: field.text('问题标题', { required: true, hint: '写成别人也会问的样子。' }),
            answer: field.longText('答案', { rows: 6 }),
          },
          run: (values, { id }) =>
            send(desk, 'settleQuestion', { params: { id }, body: { answered: true, ...values } }),
          done: '已提交到常见问题，审核后生效',
        },
      ),
      {
        label: '不处理',
        danger: true,
        says: (one) => `“${one.question}”将从列表里移除，不进入常见问题。`,
        run: (one) => call(desk, 'settleQuestion', { params: { id: one.id }, body: { answered: false } }),
        done: () => '已移除',
      },
    ],
    emptyReason: '智能客服答不上来的问题会出现在这里。',
  }),
);
