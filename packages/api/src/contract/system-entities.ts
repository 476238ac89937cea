import { z } from 'zod';
import * as f from './fields.js';

/* Entities of the API family that the portal is based on, with the family's own names and flags, so that
   an existing backend of the family can serve the administration pages. Flags are text and partly
   inverted: each comment explains 0. */

/** Base columns; the update columns are empty in many lists. */
const base = {
  createBy: z.string(),
  createTime: f.beijing,
  remark: z.string().nullable(),
};

export const sysDept = z.object({
  deptId: z.int(),
  /** 0 for a root. */
  parentId: z.int(),
  deptName: z.string(),
  orderNum: z.int(),
  leader: z.string().nullable(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  /** 0 normal, 1 stopped. */
  status: f.flag,
});

export const sysRole = z.object({
  roleId: z.int(),
  roleName: z.string(),
  roleKey: z.string(),
  roleSort: z.int(),
  /** 1 all, 2 chosen departments, 3 own department, 4 own and below, 5 only oneself. */
  dataScope: z.enum(['1', '2', '3', '4', '5']),
  /** True: selecting a parent also selects its children. */
  menuCheckStrictly: z.boolean(),
  deptCheckStrictly: z.boolean(),
  /** 0 normal, 1 stopped. */
  status: f.flag,
  ...base,
});

export const sysUser = z.object({
  userId: z.int(),
  deptId: z.int().nullable(),
  userName: z.string(),
  nickName: z.string(),
  /** Masked in lists. */
  email: z.string(),
  phonenumber: z.string(),
  /** 0 male, 1 female, 2 unknown. */
  sex: z.enum(['0', '1', '2']),
  avatar: z.string(),
  /** 0 normal, 1 stopped. */
  status: f.flag,
  loginIp: z.string(),
  loginDate: f.beijing.nullable(),
  dept: sysDept.pick({ deptId: true, deptName: true }).nullable(),
  /** Ours: the user's company; an existing backend of the family sends none. */
  companyName: z.string().nullable(),
  /** Ours: names of all roles that the user has. */
  roleNames: z.array(z.string()),
  ...base,
});

export const sysPost = z.object({
  postId: z.int(),
  postCode: z.string(),
  postName: z.string(),
  postSort: z.int(),
  /** 0 normal, 1 stopped. */
  status: f.flag,
  ...base,
});

export const sysMenu = z.object({
  menuId: z.int(),
  menuName: z.string(),
  parentId: z.int(),
  orderNum: z.int(),
  path: z.string(),
  component: z.string().nullable(),
  query: z.string().nullable(),
  routeName: z.string(),
  /** 0 opens an external page, 1 does not. */
  isFrame: f.flag,
  /** 0 keeps the page alive, 1 does not. */
  isCache: f.flag,
  /** M directory, C page, F button. */
  menuType: z.enum(['M', 'C', 'F']),
  /** 0 shown, 1 hidden. */
  visible: f.flag,
  status: f.flag,
  perms: z.string().nullable(),
  icon: z.string(),
  ...base,
});

export const sysDictType = z.object({
  dictId: z.int(),
  dictName: z.string(),
  dictType: z.string(),
  status: f.flag,
  ...base,
});

export const sysDictData = z.object({
  dictCode: z.int(),
  dictSort: z.int(),
  dictLabel: z.string(),
  dictValue: z.string(),
  dictType: z.string(),
  cssClass: z.string().nullable(),
  /** default, primary, success, info, warning, danger, or empty. */
  listClass: z.string().nullable(),
  isDefault: z.enum(['Y', 'N']),
  status: f.flag,
  ...base,
});

export const sysConfig = z.object({
  configId: z.int(),
  configName: z.string(),
  configKey: z.string(),
  configValue: z.string(),
  /** Y is built in and cannot be deleted. */
  configType: z.enum(['Y', 'N']),
  ...base,
});

export const sysNotice = z.object({
  noticeId: z.int(),
  noticeTitle: z.string(),
  /** 1 notice, 2 announcement. */
  noticeType: z.enum(['1', '2']),
  noticeContent: z.string(),
  /** 0 open, 1 closed. */
  status: f.flag,
  ...base,
});

export const sysOperLog = z.object({
  operId: z.int(),
  title: z.string(),
  /** 0 other, 1 add, 2 edit, 3 delete, 4 grant, 5 export, 6 import, 7 force-logout, 8 generate, 9 clean. */
  businessType: z.int().min(0).max(9),
  method: z.string(),
  requestMethod: z.string(),
  /** 0 other, 1 back office, 2 mobile. */
  operatorType: z.int().min(0).max(2),
  operName: z.string(),
  deptName: z.string().nullable(),
  operUrl: z.string(),
  operIp: z.string(),
  operLocation: z.string(),
  /** JSON text, cut at 2,000 characters: it may be invalid. Personal data is masked. */
  operParam: z.string().nullable(),
  jsonResult: z.string().nullable(),
  /** A number here, unlike all other flags: 0 normal, 1 failed. */
  status: z.int().min(0).max(1),
  errorMsg: z.string().nullable(),
  operTime: f.beijing,
  /** Milliseconds. */
  costTime: z.int(),
});

export const sysLogininfor = z.object({
  infoId: z.int(),
  userName: z.string(),
  /** 0 success, 1 failure. */
  status: f.flag,
  ipaddr: z.string(),
  loginLocation: z.string(),
  browser: z.string(),
  os: z.string(),
  msg: z.string(),
  loginTime: f.beijing,
});

/** A node of a tree to choose from. */
export interface TreeNode {
  /** The id of the department or menu. */
  id: number;
  /** Its name. */
  label: string;
  /** Its children. */
  children?: TreeNode[] | undefined;
}
export const treeNode: z.ZodType<TreeNode> = z.lazy(() =>
  z.object({ id: z.int(), label: z.string(), children: z.array(treeNode).optional() }),
);

/** An account, with the field names of the API family. */
export type SysUser = z.output<typeof sysUser>;
/** A role, with the field names of the API family. */
export type SysRole = z.output<typeof sysRole>;
/** A post, with the field names of the API family. */
export type SysPost = z.output<typeof sysPost>;
/** An entry of the menu, with the field names of the API family. */
export type SysMenu = z.output<typeof sysMenu>;
/** A department, with the field names of the API family. */
export type SysDept = z.output<typeof sysDept>;
/** A dictionary, with the field names of the API family. */
export type SysDictType = z.output<typeof sysDictType>;
/** An entry of a dictionary, with the field names of the API family. */
export type SysDictData = z.output<typeof sysDictData>;
/** A parameter, with the field names of the API family. */
export type SysConfig = z.output<typeof sysConfig>;
/** A notice, with the field names of the API family. */
export type SysNotice = z.output<typeof sysNotice>;
/** An entry of the audit log, with the field names of the API family. */
export type SysOperLog = z.output<typeof sysOperLog>;
/** A login attempt, with the field names of the API family. */
export type SysLogininfor = z.output<typeof sysLogininfor>;

const exampleBase = { createBy: 'admin', createTime: '2026-01-05 08:00:00', remark: null };
export const exampleDept: SysDept = {
  deptId: 100,
  parentId: 0,
  deptName: '运营服务部',
  orderNum: 1,
  leader: '王演示',
  phone: null,
  email: null,
  status: '0',
};
export const exampleRole: SysRole = {
  roleId: 101,
  roleName: '审核员',
  roleKey: 'reviewer',
  roleSort: 2,
  dataScope: '4',
  menuCheckStrictly: true,
  deptCheckStrictly: true,
  status: '0',
  ...exampleBase,
};
export const exampleUser: SysUser = {
  userId: 12,
  deptId: 100,
  userName: 'shenhe',
  nickName: '王演示',
  email: 'w***@example.cn',
  phonenumber: '130****0003',
  sex: '0',
  avatar: '',
  status: '0',
  loginIp: '192.0.2.10',
  loginDate: '2026-11-21 08:40:00',
  dept: { deptId: 100, deptName: '运营服务部' },
  companyName: null,
  roleNames: ['审核员'],
  ...exampleBase,
};
export const examplePost: SysPost = {
  postId: 4,
  postCode: 'clerk',
  postName: '经办人',
  postSort: 4,
  status: '0',
  ...exampleBase,
};
export const exampleMenu: SysMenu = {
  menuId: 102,
  menuName: '用户管理',
  parentId: 1,
  orderNum: 1,
  path: 'userInfoManage',
  component: 'system/user/index',
  query: null,
  routeName: '',
  isFrame: '1',
  isCache: '0',
  menuType: 'C',
  visible: '1',
  status: '0',
  perms: 'system:user:list',
  icon: 'users',
  ...exampleBase,
};
export const exampleDictType: SysDictType = {
  dictId: 11,
  dictName: '服务商',
  dictType: 'code_2',
  status: '0',
  ...exampleBase,
};
export const exampleDictData: SysDictData = {
  dictCode: 201,
  dictSort: 1,
  dictLabel: '北辰 CA',
  dictValue: 'F01',
  dictType: 'code_2',
  cssClass: null,
  listClass: 'default',
  isDefault: 'N',
  status: '0',
  ...exampleBase,
};
export const exampleConfig: SysConfig = {
  configId: 3,
  configName: '续费提前天数',
  configKey: 'cert.renew.windowDays',
  configValue: '80',
  configType: 'Y',
  ...exampleBase,
};
export const exampleNotice: SysNotice = {
  noticeId: 1,
  noticeTitle: '关于系统维护的通知',
  noticeType: '1',
  noticeContent: '<p>平台将于 12 月 5 日 22:00 进行维护。</p>',
  status: '0',
  ...exampleBase,
};
