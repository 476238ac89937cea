import { systemPosts as contract } from '@ca-portal/api/contract';
import { systemPosts } from '@ca-portal/api/groups/system-posts';
import * as limits from '@ca-portal/api/limits/system-posts';
import { call, send } from '../../api/query.js';
import { field, inUseTags, oneOf, period, resource, rowsOf } from './index.js';
import { familyPage, familyPeriod, given } from './list-input.js';

const states = [
  { value: '0', label: '正常' },
  { value: '1', label: '已停用' },
] as const;

/** The smallest description that has every part of the engine, over a table of the contract. */
export const samplePage = resource(
  rowsOf(systemPosts, 'list', (query) => ({
    query: {
      ...familyPage(query),
      ...familyPeriod(query, 'created'),
      ...given<'postName', string>('postName', query.words),
      ...given<'status', '0' | '1'>('status', query.filters['status']),
    },
  })),
  ({ column, form }) => ({
    title: '岗位管理',
    description: '平台内部的岗位，在用户管理中分配。',
    noun: '岗位',
    rowKey: (one) => one.postId,
    name: (one) => one.postName,
    search: '岗位名称',
    filters: { status: oneOf('状态', states), created: period('创建时间') },
    columns: [
      column.name('name', '岗位名称', (one) => one.postName),
      column.code('code', '岗位编码', (one) => one.postCode),
      column.tag('state', '状态', (one) => one.status, inUseTags),
      column.text('created', '创建时间', (one) => one.createTime),
    ],
    detail: (one) => `${one.postName}的编码是 ${one.postCode}。`,
    form: form(
      { postName: '', postCode: '', postSort: 0, status: '0' as '0' | '1', remark: '' },
      {
        limits: limits.add,
        fields: { postName: field.text('岗位名称'), postCode: field.text('岗位编码') },
        add: {
          permission: 'system:post:add',
          run: (body) => send(systemPosts, 'add', { body }),
        },
        edit: {
          permission: 'system:post:edit',
          locked: ({ postCode }) => (postCode === 'chief' ? '内置的岗位不能修改' : undefined),
          values: ({ postName, postCode, postSort, status }) => ({
            postName,
            postCode,
            postSort,
            status,
            remark: '',
          }),
          run: (values, { postId }) => send(systemPosts, 'update', { body: { ...values, postId } }),
        },
      },
    ),
    actions: [
      {
        label: '删除',
        permission: 'system:post:remove',
        danger: true,
        bulk: true,
        says: () => '删除后不能恢复。',
        locked: ({ postCode }) => (postCode === 'chief' ? '内置的岗位不能删除' : undefined),
        run: ({ postId }) => call(systemPosts, 'remove', { params: { postId: String(postId) } }),
      },
    ],
    export: {
      permission: 'system:post:export',
      run: () => call(systemPosts, 'export', { body: {} }),
    },
  }),
);

const { response: example } = contract.list.example;
export const sampleRows = ['主任', '审核员', '制证员', '经办人'].map((postName, index) => ({
  ...example,
  postId: index + 1,
  postName,
  postCode: ['chief', 'reviewer', 'maker', 'clerk'][index] ?? '',
  status: index === 2 ? ('1' as const) : ('0' as const),
}));
