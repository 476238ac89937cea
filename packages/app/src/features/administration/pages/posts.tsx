import { systemPosts } from '@ca-portal/api/groups/system-posts';
import * as limits from '@ca-portal/api/limits/system-posts';
import { systemUsers } from '@ca-portal/api/groups/system-users';
import { call, send } from '../../../api/query.js';
import {
  family,
  field,
  fileOf,
  inUse,
  inUseTags,
  oneOf,
  resource,
  rowsOf,
} from '../../../engines/resource/index.js';

type Flag = '0' | '1';
const blank = { postName: '', postCode: '', postSort: 0, status: '0' as Flag, remark: '' };
const asked = { words: 'postName', filters: ['status'] } as const;

/** 岗位管理: the job titles of the office; permissions depend on roles, not on posts. */
export const postsPage = resource(rowsOf(systemPosts, 'list', family(asked)), ({ column, form }) => ({
  title: '岗位管理',
  description: '平台内部的岗位，在用户管理中分配。岗位只作说明，能办什么由角色决定。',
  noun: '岗位',
  // The user form offers the posts.
  refreshes: [systemUsers],
  rowKey: (one) => one.postId,
  name: (one) => one.postName,
  search: '岗位名称',
  filters: { status: oneOf('状态', inUse) },
  columns: [
    column.name('name', '岗位名称', (one) => one.postName),
    column.code('code', '岗位编码', (one) => one.postCode),
    column.figure('sort', '排序', (one) => String(one.postSort)),
    column.tag('state', '状态', (one) => one.status, inUseTags),
    column.text('remark', '备注', (one) => one.remark),
    column.text('created', '创建时间', (one) => one.createTime),
  ],
  form: form(blank, {
    limits: limits.add,
    fields: {
      postName: field.text('岗位名称'),
      postCode: field.text('岗位编码', { hint: '例如 reviewer。' }),
      postSort: field.wholeNumber('排序'),
      status: field.radios('状态', inUse, { hint: '停用后不能再分配，已经分配的保留。' }),
      remark: field.longText('备注'),
    },
    add: {
      permission: 'system:post:add',
      run: (body) => send(systemPosts, 'add', { body }),
    },
    edit: {
      permission: 'system:post:edit',
      run: (values, { postId }) => send(systemPosts, 'update', { body: { ...values, postId } }),
    },
  }),
  actions: [
    {
      label: '删除',
      permission: 'system:post:remove',
      danger: true,
      says: () => '删除后不能恢复。已分配给用户的岗位不能删除。',
      run: (one) => call(systemPosts, 'remove', { params: { postId: String(one.postId) } }),
    },
  ],
  export: {
    permission: 'system:post:export',
    run: fileOf(systemPosts, 'export', asked),
  },
}));
