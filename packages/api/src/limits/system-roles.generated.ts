// Generated from src/contract by `pnpm generate`. Do not edit by hand.
import type { FormLimits } from './field-limits.js';

/** Fields of `systemRoles.add`. */
export const add = {
  roleName: { required: "请输入角色名称", maxLength: 30 },
  roleKey: { required: true, pattern: /^[\w:-]{1,100}$/, wrong: "权限字符只含字母、数字、横线、冒号和下划线，最多 100 个字" },
  roleSort: { required: true, min: 0, max: 9999, whole: true },
  status: { required: true },
  remark: { maxLength: 500 },
  menuIds: { maxItems: 2000 },
} as const satisfies FormLimits;

/** Fields of `systemRoles.update`. */
export const update = {
  roleName: { required: "请输入角色名称", maxLength: 30 },
  roleKey: { required: true, pattern: /^[\w:-]{1,100}$/, wrong: "权限字符只含字母、数字、横线、冒号和下划线，最多 100 个字" },
  roleSort: { required: true, min: 0, max: 9999, whole: true },
  status: { required: true },
  remark: { maxLength: 500 },
  menuIds: { maxItems: 2000 },
  roleId: { required: true, min: 0, max: 2147483647, whole: true },
} as const satisfies FormLimits;

/** Fields of `systemRoles.dataScope`. */
export const dataScope = {
  roleId: { required: true, min: 1, max: 2147483647, whole: true },
  dataScope: { required: true },
  deptIds: { maxItems: 500 },
} as const satisfies FormLimits;

/** Fields of `systemRoles.changeStatus`. */
export const changeStatus = {
  roleId: { required: true, min: 1, max: 2147483647, whole: true },
  status: { required: true },
} as const satisfies FormLimits;
