import { z } from 'zod';
import { endpoint } from './endpoint.js';
import * as f from './fields.js';
import { may } from './system-access.js';
import { exampleDept, sysDept } from './system-entities.js';
import { filter, flagOrAll } from './system-query.js';

const source = 'ours (API family)';
const byDept = z.object({ deptId: f.id });
const form = {
  parentId: z.int().min(0),
  deptName: z.string().trim().min(1, '请输入部门名称').max(30),
  orderNum: z.int().min(0).max(9_999),
  leader: z.string().trim().max(20),
  phone: f.mobile.or(z.literal('')),
  email: f.email.or(z.literal('')),
  status: f.flag,
};
const exampleForm = {
  parentId: 100,
  deptName: '审核组',
  orderNum: 1,
  leader: '王演示',
  phone: '',
  email: '',
  status: '0' as const,
};

/** Rows: Departments, in the API family’s format. */
export const systemDepartments = {
  list: endpoint({
    method: 'GET',
    path: '/system/dept/list',
    summary: 'Departments as a flat list; parentId makes the tree',
    source,
    access: may('system:dept:list'),
    envelope: 'data',
    query: z.object({ deptName: filter, status: flagOrAll }),
    response: z.array(sysDept),
    example: { query: {}, response: [exampleDept] },
  }),
  detail: endpoint({
    method: 'GET',
    path: '/system/dept/{deptId}',
    summary: 'One department',
    source,
    access: may('system:dept:query'),
    envelope: 'data',
    params: byDept,
    response: sysDept,
    example: { params: { deptId: 100 }, response: exampleDept },
  }),
  add: endpoint({
    method: 'POST',
    path: '/system/dept',
    summary: 'Add a department below another',
    source,
    access: may('system:dept:add'),
    envelope: 'data',
    body: z.object(form),
    response: f.nothing,
    example: { body: exampleForm, response: null },
  }),
  update: endpoint({
    method: 'PUT',
    path: '/system/dept',
    summary: 'Change or move a department',
    source,
    access: may('system:dept:edit'),
    envelope: 'data',
    body: z.object({ ...form, deptId: f.id }),
    response: f.nothing,
    example: { body: { ...exampleForm, deptId: 101 }, response: null },
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/system/dept/{deptId}',
    summary: 'Delete a department; refused (601) while it has departments or people',
    source,
    access: may('system:dept:remove'),
    envelope: 'data',
    params: byDept,
    response: f.nothing,
    example: { params: { deptId: 101 }, response: null },
  }),
};
