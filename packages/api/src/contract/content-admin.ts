import { z } from 'zod';
import { contentKinds, contentStates, permissions } from '../domain/index.js';
import { endpoint } from './endpoint.js';
import * as f from './fields.js';
import { may } from './system-access.js';

const kind = z.enum(contentKinds);
const byKind = z.object({ kind });
const byId = z.object({ kind, id: f.id });
const access = may(permissions.manageContent);
const version = z.int().min(1);

const form = {
  title: f.title,
  category: z.string().trim().max(20),
  summary: z.string().trim().max(200),
  html: f.richText,
  link: z.string().trim().max(200),
  imageFileId: f.fileId.nullable(),
  attachmentIds: z.array(f.fileId).max(10),
  pinned: z.boolean(),
  position: z.int().min(0).max(9_999),
  /** Null means as soon as it is approved. */
  publishAt: f.beijing.nullable(),
  /** Fields of one kind only, with the names of its public call: a download’s version, a partner’s qualification. */
  facts: z
    .array(z.object({ name: z.string().regex(/^[a-zA-Z]{1,40}$/), value: z.string().max(2_000) }))
    .max(300),
};
const entry = z.object({
  id: z.int(),
  kind,
  title: z.string(),
  category: z.string(),
  state: z.enum(contentStates),
  pinned: z.boolean(),
  position: z.int(),
  version,
  author: z.string(),
  approver: z.string(),
  updatedAt: f.beijing,
  publishAt: f.beijing.nullable(),
});
const detail = entry.extend({
  summary: z.string(),
  html: z.string(),
  link: z.string(),
  image: f.fileLink.nullable(),
  attachments: z.array(f.fileLink),
  facts: z.array(z.object({ name: z.string(), value: z.string() })),
  /** Findings before publication: a missing picture, a dead link, a duplicate title. */
  checks: z.array(z.object({ label: z.string(), passed: z.boolean(), hint: z.string() })),
  versions: z.array(z.object({ version, author: z.string(), at: f.beijing, title: z.string() })),
});
/** An article, notice, course or other content as its editors see it. */
export type ContentEntry = z.output<typeof entry>;

const exampleForm = {
  title: '关于 2026 年 12 月系统维护的通知',
  category: '系统维护',
  summary: '',
  html: '<p>平台将于 12 月 5 日 22:00 进行维护。</p>',
  link: '',
  imageFileId: null,
  attachmentIds: [],
  pinned: true,
  position: 0,
  publishAt: null,
  facts: [],
};
const exampleEntry: ContentEntry = {
  id: 1,
  kind: 'notice',
  title: '关于 2026 年 12 月系统维护的通知',
  category: '系统维护',
  state: 'draft',
  pinned: true,
  position: 0,
  version: 1,
  author: '王演示',
  approver: '',
  updatedAt: '2026-11-20 08:50:00',
  publishAt: null,
};
const exampleDetail = {
  ...exampleEntry,
  summary: '',
  html: '<p>平台将于 12 月 5 日 22:00 进行维护。</p>',
  link: '',
  image: null,
  attachments: [],
  facts: [],
  checks: [{ label: '标题没有重复', passed: true, hint: '' }],
  versions: [{ version: 1, author: '王演示', at: '2026-11-20 08:50:00', title: '关于系统维护的通知' }],
};
const params = { kind: 'notice' as const, id: 1 };

/** All content of the public pages, edited in the same way: draft, submit, approval by a second person. */
export const contentAdmin = {
  list: endpoint({
    method: 'GET',
    path: '/content/{kind}/list',
    summary: 'Entries of a kind in every state',
    source: 'ours',
    access,
    envelope: 'rows',
    params: byKind,
    query: z.object({ ...f.paging, keyword: f.keyword.optional(), state: z.enum(contentStates).optional() }),
    response: entry,
    example: { params: { kind: 'notice' }, query: { page: 1, limit: 20 }, response: exampleEntry },
  }),
  waiting: endpoint({
    method: 'GET',
    path: '/content/waiting',
    summary: 'Entries of every kind that wait for a second person, the longest waiting first',
    source: 'ours',
    access,
    envelope: 'rows',
    query: z.object(f.paging),
    response: entry,
    example: { query: { page: 1, limit: 20 }, response: { ...exampleEntry, state: 'waiting' } },
  }),
  detail: endpoint({
    method: 'GET',
    path: '/content/{kind}/{id}',
    summary: 'One entry for the editor, with checks and versions',
    source: 'ours',
    access,
    envelope: 'data',
    params: byId,
    response: detail,
    example: { params, response: exampleDetail },
  }),
  add: endpoint({
    method: 'POST',
    path: '/content/{kind}',
    summary: 'A new draft',
    source: 'ours',
    access,
    once: true,
    envelope: 'data',
    params: byKind,
    body: z.object(form),
    response: detail,
    example: { params: { kind: 'notice' }, body: exampleForm, response: exampleDetail },
  }),
  update: endpoint({
    method: 'PUT',
    path: '/content/{kind}/{id}',
    summary: 'Save a draft; a published entry stays as it is until the new version is approved',
    source: 'ours',
    access,
    envelope: 'data',
    params: byId,
    body: z.object({ ...form, version }),
    response: detail,
    example: { params, body: { ...exampleForm, version: 1 }, response: { ...exampleDetail, version: 2 } },
  }),
  move: endpoint({
    method: 'POST',
    path: '/content/{kind}/{id}/move',
    summary: 'Submit, approve, return, take down, or go back to a version; nobody approves his own text',
    source: 'ours',
    access,
    envelope: 'data',
    params: byId,
    body: z.discriminatedUnion('event', [
      z.object({ event: z.enum(['submit', 'approve', 'takeDown']), version }),
      z.object({ event: z.literal('return'), version, reason: z.string().trim().min(2).max(200) }),
      z.object({ event: z.literal('restore'), version, restoreVersion: version }),
    ]),
    response: detail,
    example: {
      params,
      body: { event: 'submit', version: 1 },
      response: { ...exampleDetail, state: 'waiting' },
    },
  }),
};
