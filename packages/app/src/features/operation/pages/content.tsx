import {
  contentStateLabels,
  contentStates,
  downloadCategories,
  downloadCategoryLabels,
  rulePlaces,
  type ContentKind,
  type ContentState,
} from '@ca-portal/api/domain';
import { contentAdmin } from '@ca-portal/api/groups/content-admin';
import * as limits from '@ca-portal/api/limits/content-admin';
import type { ResultOf } from '@ca-portal/api';
import type { ContentEntry, contentAdmin as Rows } from '@ca-portal/api/contract';
import { formatDate } from '@ca-portal/ui/formats';
import type { UploadedFile } from '@ca-portal/ui/upload';
import { useQuery } from '@tanstack/react-query';
import { type Asked, call, read, send } from '../../../api/query.js';
import {
  field,
  given,
  oneOf,
  type Options,
  ownPage,
  resource,
  rowsOf,
  type TagTable,
} from '../../../engines/resource/index.js';
import { uploadedFile } from '../../../shared/files/index.js';
import { factFields, factsFrom, factValues, type FactValues } from '../content-facts.js';
import { ContentPreview } from '../components/ContentPreview.js';

export const contentKindLabels: Readonly<Record<ContentKind, string>> = {
  notice: '通知公告',
  carousel: '轮播图',
  advert: '广告',
  article: '知识文章',
  download: '下载',
  partner: '合作伙伴',
  solution: '解决方案',
  experience: '体验中心',
  servicePoint: '服务网点',
  about: '关于我们',
  question: '常见问题',
  course: '课程',
};
const states: TagTable<ContentState> = {
  draft: { text: contentStateLabels.draft, family: 'neutral', icon: 'edit' },
  waiting: { text: contentStateLabels.waiting, family: 'warning', icon: 'clock' },
  published: { text: contentStateLabels.published, family: 'success', icon: 'check' },
  takenDown: { text: contentStateLabels.takenDown, family: 'neutral', icon: 'minus' },
};
const downloadGroups = downloadCategories.map((value) => ({ value, label: downloadCategoryLabels[value] }));
/** A download's group is a code; other categories are the editor's own words. */
const categoryOf = ({ kind, category }: ContentEntry) =>
  (kind === 'download' && downloadGroups.find(({ value }) => value === category)?.label) || category;
/** `{renewalDays} 延期天数、…` */
const places = rulePlaces.map(({ place, label }) => `${place} ${label}`).join('、');
const blank = {
  title: '',
  category: '',
  summary: '',
  html: '',
  link: '',
  image: [] as readonly UploadedFile[],
  attachments: [] as readonly UploadedFile[],
  pinned: false,
  position: 0,
  publishDay: '',
  publishTime: '00:00',
};
type Values = typeof blank & FactValues;
/** Hour and minute of a Beijing time. */
const timeOf = (at: string) => at.slice(11, 16);
const bodyOf = (kind: ContentKind, values: Values, before?: ContentDetail) => {
  const {
    title,
    category,
    summary,
    html,
    link,
    image,
    attachments,
    pinned,
    position,
    publishDay,
    publishTime,
  } = values;
  // Saving other fields must not change the seconds of the publication time.
  const kept =
    before?.publishAt &&
    publishDay === formatDate(before.publishAt) &&
    publishTime === timeOf(before.publishAt)
      ? before.publishAt
      : undefined;
  return {
    title,
    category,
    summary,
    html,
    link,
    pinned,
    position,
    imageFileId: image[0]?.id ?? null,
    attachmentIds: attachments.map(({ id }) => id),
    publishAt: kept ?? (publishDay ? `${publishDay} ${publishTime || '00:00'}:00` : null),
    facts: factsFrom(kind, values, before?.facts),
  };
};
type ContentDetail = ResultOf<(typeof Rows)['detail']>;
const detailOf = (kind: ContentKind, id: number) => call(contentAdmin, 'detail', { params: { kind, id } });
/** Earlier versions of an entry, as a list. */
const versionsOf = (kind: ContentKind, id: number, now: number): Options =>
  function useVersions() {
    return useQuery(read(contentAdmin, 'detail', { params: { kind, id } }))
      .data?.versions.filter(({ version }) => version !== now)
      .map(({ version, author, at, title }) => ({
        value: String(version),
        label: `第 ${version} 版　${at}　${author}　${title}`,
      }));
  };

type Move = Asked<typeof contentAdmin, 'move'>['body'];
type Step = Move extends infer One ? (One extends Move ? Omit<One, 'version'> : never) : never;
/** Moves an entry one step further, in the version that the editor saw; `quiet` if a form shows the refusal itself. */
const moved = (entry: ContentEntry, step: Step, quiet = false) =>
  call(
    contentAdmin,
    'move',
    { params: { kind: entry.kind, id: entry.id }, body: { ...step, version: entry.version } as Move },
    { quiet },
  );

/** Entries of one kind: drafted, submitted, approved by a second person, taken down. */
export const contentPage = (kind: ContentKind) =>
  resource(
    rowsOf(contentAdmin, 'list', (query) => ({
      params: { kind },
      query: {
        ...ownPage(query),
        ...given<'keyword', string>('keyword', query.words),
        ...given<'state', ContentState>('state', query.filters['state']),
      },
    })),
    ({ column, form, ask }) => ({
      title: '内容管理',
      description: '起草、提交，由另一个人审核后发布。已发布的内容在新版本通过前保持不变。',
      noun: contentKindLabels[kind],
      rowKey: (entry) => entry.id,
      name: (entry) => entry.title,
      search: '标题',
      filters: {
        state: oneOf(
          '状态',
          contentStates.map((value) => ({ value, label: contentStateLabels[value] })),
        ),
      },
      columns: [
        column.name('title', '标题', (entry) => entry.title),
        column.text('category', '分类', categoryOf),
        column.tag('state', '状态', (entry) => entry.state, states),
        column.text('pinned', '置顶', (entry) => (entry.pinned ? '是' : '')),
        column.text('author', '作者', (entry) => entry.author),
        column.text('approver', '审核人', (entry) => entry.approver),
        column.text('updated', '修改时间', (entry) => entry.updatedAt),
        column.text('publish', '发布时间', (entry) => entry.publishAt),
      ],
      detail: ({ id }) => <ContentPreview kind={kind} id={id} />,
      form: form<Values>(
        { ...blank, ...factValues(kind) },
        {
          size: 'lg',
          limits: limits.add,
          fields: {
            title: field.text('标题', { required: true, wide: true }),
            category:
              kind === 'download'
                ? field.choice('分类', downloadGroups, { required: true })
                : field.text('分类'),
            summary: field.longText('摘要', { rows: 3 }),
            html: field.richText('正文', {
              hint: `可以从文档中粘贴，脚本和样式会被去掉。花括号里的词显示为系统参数的现值：${places}。`,
            }),
            // The pages of a course do not show these fields.
            ...(kind === 'course'
              ? {}
              : {
                  link: field.text('链接', {
                    hint:
                      kind === 'download'
                        ? '驱动和安装包放在本单位的文件服务器上，这里填写以 https:// 开头的下载地址。'
                        : '以 / 或 https:// 开头。',
                  }),
                  image: field.files('图片', { kinds: ['jpg', 'png'], maxCount: 1 }),
                  attachments: field.files('附件'),
                }),
            position: field.wholeNumber('排序', { hint: '小的在前。' }),
            pinned: field.yesNo('置顶', '显示在最前面'),
            publishDay: field.day('发布日期', { hint: '不填为审核通过后立即发布。' }),
            publishTime: field.time('发布时刻', { when: ({ publishDay }) => publishDay !== '' }),
            ...factFields(kind),
          },
          says: (_, entry) =>
            entry?.state === 'published'
              ? '保存后是新的草稿；现在线上的版本不变，直到新版本审核通过。'
              : undefined,
          add: {
            run: (values) => send(contentAdmin, 'add', { params: { kind }, body: bodyOf(kind, values) }),
          },
          edit: {
            values: async ({ id }) => {
              const { title, category, summary, html, link, pinned, position, publishAt, facts, ...files } =
                await detailOf(kind, id);
              return {
                ...factValues(kind, facts),
                title,
                category,
                summary,
                html,
                link,
                pinned,
                position,
                image: files.image ? [uploadedFile(files.image)] : [],
                attachments: files.attachments.map(uploadedFile),
                publishDay: publishAt ? formatDate(publishAt) : '',
                publishTime: publishAt ? timeOf(publishAt) : '00:00',
              };
            },
            locked: ({ state }) => (state === 'waiting' ? '正在等待审核，请先由审核人退回' : undefined),
            run: async (values, { id, version }) =>
              send(contentAdmin, 'update', {
                params: { kind, id },
                body: { ...bodyOf(kind, values, await detailOf(kind, id)), version },
              }),
          },
        },
      ),
      actions: [
        {
          label: '提交审核',
          hidden: ({ state }) => state !== 'draft' && state !== 'takenDown',
          says: () => '提交后由另一个人审核，审核前可以继续修改。',
          run: (entry) => moved(entry, { event: 'submit' }),
          done: () => '已提交审核',
        },
        {
          label: '审核通过',
          hidden: ({ state }) => state !== 'waiting',
          says: (entry) =>
            `通过后${entry.publishAt ? `在 ${entry.publishAt} ` : '立即'}对外发布。自己写的内容须由他人审核。`,
          run: (entry) => moved(entry, { event: 'approve' }),
          done: () => '已通过',
        },
        ask(
          { reason: '' },
          {
            label: '退回',
            danger: true,
            hidden: ({ state }) => state !== 'waiting',
            limits: limits.move,
            fields: {
              reason: field.longText('原因', { hint: '作者会看到这段话。' }),
            },
            run: ({ reason }, entry) => moved(entry, { event: 'return', reason }, true),
            done: '已退回作者',
          },
        ),
        ask(
          { restored: '' },
          {
            label: '恢复版本',
            hidden: ({ version, state }) => version < 2 || state === 'waiting',
            fields: ({ id, version }) => ({
              restored: field.choice('版本', versionsOf(kind, id, version), { required: true }),
            }),
            explain: () => '所选版本成为新的草稿，现在线上的版本不变，审核通过后才会替换。',
            run: ({ restored }, entry) =>
              moved(entry, { event: 'restore', restoreVersion: Number(restored) }, true),
            done: '已恢复为新的草稿',
          },
        ),
        {
          label: '下线',
          danger: true,
          hidden: ({ state }) => state !== 'published',
          says: () => '下线后网站上立即看不到，内容和历史版本保留，可以重新提交。',
          run: (entry) => moved(entry, { event: 'takeDown' }),
          done: () => '已下线',
        },
      ],
    }),
  );
