import { z } from 'zod';
import { endpoint, fileFacts } from './endpoint.js';
import * as f from './fields.js';
import { may } from './system-access.js';
import { examplePost, sysPost } from './system-entities.js';
import { filter, flagOrAll, periodQuery, removal, sorting, workbook } from './system-query.js';

const source = 'ours (API family)';
const postForm = {
  postCode: z.string().trim().min(1, '请输入岗位编码').max(64),
  postName: z.string().trim().min(1, '请输入岗位名称').max(50),
  postSort: z.int().min(0).max(9999),
  status: f.flag.default('0'),
  remark: z.string().max(500),
};
const exampleForm = { postCode: 'clerk', postName: '经办人', postSort: 4, status: '0' as const, remark: '' };
const listQuery = { postCode: filter, postName: filter, status: flagOrAll };

/** Rows: Posts, in the API family’s format. They name a job; the roles decide about permissions. */
export const systemPosts = {
  list: endpoint({
    method: 'GET',
    path: '/system/post/list',
    summary: 'Posts in their order',
    source,
    access: may('system:post:list'),
    envelope: 'rows',
    query: periodQuery({ ...listQuery, ...sorting }),
    response: sysPost,
    example: { query: { pageNum: 1, pageSize: 10 }, response: examplePost },
  }),
  detail: endpoint({
    method: 'GET',
    path: '/system/post/{postId}',
    summary: 'One post',
    source,
    access: may('system:post:query'),
    envelope: 'data',
    params: z.object({ postId: f.id }),
    response: sysPost,
    example: { params: { postId: 4 }, response: examplePost },
  }),
  add: endpoint({
    method: 'POST',
    path: '/system/post',
    summary: 'Add a post; code and name are unique',
    source,
    access: may('system:post:add'),
    envelope: 'data',
    body: z.object(postForm),
    response: f.nothing,
    example: { body: exampleForm, response: null },
  }),
  update: endpoint({
    method: 'PUT',
    path: '/system/post',
    summary: 'Change a post',
    source,
    access: may('system:post:edit'),
    envelope: 'data',
    body: z.object({ ...postForm, postId: f.id }),
    response: f.nothing,
    example: { body: { ...exampleForm, postId: 4 }, response: null },
  }),
  remove: removal(
    '/system/post',
    'postId',
    'Delete posts; refused while somebody has one',
    may('system:post:remove'),
  ),
  export: endpoint({
    method: 'POST',
    path: '/system/post/export',
    summary: 'The posts that the filters find, as a workbook',
    source,
    access: may('system:post:export'),
    envelope: 'binary',
    bodyType: 'form',
    body: periodQuery(listQuery),
    response: fileFacts,
    example: { body: {}, response: { ...workbook, fileName: '岗位.xlsx' } },
  }),
};
