import { systemDepartments } from '@ca-portal/api/groups/system-departments';
import * as limits from '@ca-portal/api/limits/system-departments';
import { useQuery } from '@tanstack/react-query';
import { call, read, send } from '../../../api/query.js';
import {
  allRowsOf,
  field,
  inUse,
  inUseTags,
  resource,
  type Option,
} from '../../../engines/resource/index.js';
import { inTreeOrder } from './tree-order.js';

const useParents = (): readonly Option[] | undefined => {
  const { data } = useQuery(read(systemDepartments, 'list', { query: {} }));
  return (
    data && [
      { value: '0', label: '（最上级）' },
      ...inTreeOrder(data, 'deptId').map(({ row, depth }) => ({
        value: String(row.deptId),
        label: `${'　'.repeat(depth)}${row.deptName}`,
      })),
    ]
  );
};
type DepartmentValues = {
  parentId: string;
  deptName: string;
  orderNum: number;
  leader: string;
  phone: string;
  email: string;
  status: '0' | '1';
};
const blank: DepartmentValues = {
  parentId: '0',
  deptName: '',
  orderNum: 0,
  leader: '',
  phone: '',
  email: '',
  status: '0',
};

/** 部门管理: the tree as an indented list. */
export const departmentsPage = resource(
  allRowsOf(systemDepartments, 'list', {
    input: () => ({ query: {} }),
    rows: (departments) => inTreeOrder(departments, 'deptId'),
    text: ({ row }) => row.deptName,
  }),
  ({ column, form }) => ({
    title: '部门管理',
    description: '平台内部的部门。停用的部门不能再分配人员。',
    noun: '部门',
    rowKey: ({ row }) => row.deptId,
    name: ({ row }) => row.deptName,
    search: '部门名称',
    columns: [
      column.name('name', '部门名称', ({ row, depth }) => `${'　'.repeat(depth)}${row.deptName}`),
      column.text('leader', '负责人', ({ row }) => row.leader),
      column.text('phone', '电话', ({ row }) => row.phone),
      column.text('order', '排序', ({ row }) => row.orderNum, { align: 'right' }),
      column.tag('state', '状态', ({ row }) => row.status, inUseTags),
    ],
    form: form(blank, {
      limits: limits.add,
      fields: {
        parentId: field.choice('上级部门', useParents),
        deptName: field.text('部门名称'),
        leader: field.text('负责人'),
        phone: field.text('手机号'),
        email: field.text('邮箱'),
        orderNum: field.wholeNumber('排序', { hint: '小的在前。' }),
        status: field.radios('状态', inUse),
      },
      add: {
        permission: 'system:dept:add',
        run: (values) =>
          send(systemDepartments, 'add', { body: { ...values, parentId: Number(values.parentId) } }),
      },
      edit: {
        permission: 'system:dept:edit',
        values: ({ row }) => ({
          ...row,
          parentId: String(row.parentId),
          leader: row.leader ?? '',
          phone: row.phone ?? '',
          email: row.email ?? '',
        }),
        run: ({ parentId, deptName, orderNum, leader, phone, email, status }, { row: { deptId } }) =>
          send(systemDepartments, 'update', {
            body: { parentId: Number(parentId), deptName, orderNum, leader, phone, email, status, deptId },
          }),
      },
    }),
    actions: [
      {
        label: '删除',
        permission: 'system:dept:remove',
        danger: true,
        says: () => '删除后不能恢复。还有下级部门或人员的部门不能删除。',
        run: (one) => call(systemDepartments, 'remove', { params: { deptId: one.row.deptId } }),
      },
    ],
  }),
);
