import { systemNotices } from '@ca-portal/api/groups/system-notices';
import * as limits from '@ca-portal/api/limits/system-notices';
import { lazyPart } from '@ca-portal/ui/error-boundary';
import { Skeleton } from '@ca-portal/ui/skeleton';
import { Suspense } from 'react';
import { call, send } from '../../../api/query.js';
import { family, field, oneOf, resource, rowsOf } from '../../../engines/resource/index.js';

// Lazy part: sanitizing and rendering the text is larger than all administration lists; it loads with the first notice.
const Text = lazyPart(async () => (await import('../components/NoticeContent.js')).NoticeContent);

const kinds = [
  { value: '1', label: '通知' },
  { value: '2', label: '公告' },
] as const;
const states = [
  { value: '0', label: '发布' },
  { value: '1', label: '关闭' },
] as const;

/** 内部公告: notices for office staff. */
export const noticesPage = resource(
  rowsOf(systemNotices, 'list', family({ words: 'noticeTitle', filters: [['noticeType', 'kind']] })),
  ({ column, form }) => ({
    title: '内部公告',
    description: '只给平台工作人员看的通知和公告。对外的通知公告在内容管理中发布。',
    noun: '公告',
    rowKey: (one) => one.noticeId,
    name: (one) => one.noticeTitle,
    search: '标题',
    filters: { kind: oneOf('类型', kinds) },
    columns: [
      column.name('title', '标题', (one) => one.noticeTitle),
      column.text('kind', '类型', (one) => (one.noticeType === '1' ? '通知' : '公告')),
      column.tag('state', '状态', (one) => one.status, {
        0: { text: '发布中', family: 'success', icon: 'check' },
        1: { text: '已关闭', family: 'neutral', icon: 'minus' },
      }),
      column.text('by', '发布人', (one) => one.createBy),
      column.text('time', '发布时间', (one) => one.createTime),
    ],
    detail: (one) => (
      <Suspense fallback={<Skeleton height="8rem" />}>
        <Text html={one.noticeContent} />
      </Suspense>
    ),
    form: form(
      { noticeTitle: '', noticeType: '1' as '1' | '2', status: '0' as '0' | '1', noticeContent: '' },
      {
        size: 'lg',
        limits: limits.add,
        fields: {
          noticeTitle: field.text('标题', { wide: true }),
          noticeType: field.radios('类型', kinds),
          status: field.radios('状态', states),
          noticeContent: field.richText('正文', { required: true }),
        },
        add: {
          permission: 'system:notice:add',
          run: (values) => send(systemNotices, 'add', { body: values }),
        },
        edit: {
          permission: 'system:notice:edit',
          run: (values, { noticeId }) => send(systemNotices, 'update', { body: { ...values, noticeId } }),
        },
      },
    ),
    actions: [
      {
        label: '删除',
        permission: 'system:notice:remove',
        danger: true,
        bulk: true,
        says: (_, notices) => `将删除 ${notices.length} 条公告，不能恢复。只想让人看不到时，请改为关闭。`,
        run: (_, notices) =>
          call(systemNotices, 'remove', {
            params: { noticeId: notices.map(({ noticeId }) => noticeId).join(',') },
          }),
      },
    ],
  }),
);
