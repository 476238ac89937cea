import { systemTemplates } from '@ca-portal/api/groups/system-templates';
import * as limits from '@ca-portal/api/limits/system-templates';
import { usePortalConfig } from '../../../config/config.js';
import { call, send } from '../../../api/query.js';
import { field, own, resource, rowsOf } from '../../../engines/resource/index.js';

function Ways({ inboxOn, smsOn }: { inboxOn: boolean; smsOn: boolean }) {
  const { sms } = usePortalConfig();
  return [inboxOn && '站内消息', sms && smsOn && '短信'].filter(Boolean).join('、') || '不通知';
}
const SmsHint = () =>
  usePortalConfig().sms
    ? '按条计费，请写短。不要写密码、完整证件号。'
    : '本平台不发送短信，这里的内容暂不使用。';

/** 消息模板: the texts of notifications. */
export const messageTemplatesPage = resource(
  rowsOf(systemTemplates, 'list', own({ words: 'keyword' })),
  ({ column, form }) => ({
    title: '消息模板',
    description: '订单、证书和优惠券的每一步怎样通知用户。花括号中的内容在发送时填入，保存后立即生效。',
    noun: '模板',
    rowKey: (one) => one.code,
    name: (one) => one.name,
    search: '事件、标题或内容',
    columns: [
      column.name('name', '事件', (one) => one.name),
      column.text('topic', '标题', (one) => one.topic),
      column.text('ways', '通知方式', (one) => <Ways {...one} />),
      column.text('changed', '内容', (one) => (one.changed ? '已修改' : '系统默认')),
      column.text('by', '修改人', (one) => one.updateBy),
      column.text('time', '修改时间', (one) => one.updateTime),
    ],
    form: form(
      { topic: '', content: '', sms: '', inboxOn: true, smsOn: false },
      {
        limits: limits.update,
        fields: {
          topic: field.text('标题'),
          content: field.longText('站内消息'),
          sms: field.longText('短信', { hint: <SmsHint /> }),
          inboxOn: field.yesNo('站内消息', '发送站内消息'),
          smsOn: field.yesNo('短信', '发送短信'),
        },
        says: (_, row) =>
          row ? `可以填入：${row.placeholders.map((one) => `{${one}}`).join('、')}。` : undefined,
        edit: {
          permission: 'system:messageTemplate:edit',
          values: ({ topic, content, sms, inboxOn, smsOn }) => ({ topic, content, sms, inboxOn, smsOn }),
          run: (values, { code }) => send(systemTemplates, 'update', { params: { code }, body: values }),
        },
      },
    ),
    actions: [
      {
        label: '恢复默认',
        permission: 'system:messageTemplate:edit',
        hidden: ({ changed }) => !changed,
        says: () => '标题、内容和通知方式都恢复为系统默认，您写的内容不再保留。',
        run: (one) => call(systemTemplates, 'reset', { params: { code: one.code } }),
        done: () => '已恢复默认',
      },
    ],
  }),
);
