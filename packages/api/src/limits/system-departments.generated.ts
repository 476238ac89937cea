// Generated from src/contract by `pnpm generate`. Do not edit by hand.
import { checkEmail } from '../domain/validators/email.js';
import { checkMobile } from '../domain/validators/mobile.js';
import type { FormLimits } from './field-limits.js';

/** Fields of `systemDepartments.add`. */
export const add = {
  parentId: { required: true, min: 0, whole: true },
  deptName: { required: "请输入部门名称", maxLength: 30 },
  orderNum: { required: true, min: 0, max: 9999, whole: true },
  leader: { maxLength: 20 },
  phone: { check: checkMobile, maxLength: 20 },
  email: { check: checkEmail, maxLength: 200 },
  status: { required: true },
} as const satisfies FormLimits;

/** Fields of `systemDepartments.update`. */
export const update = {
  parentId: { required: true, min: 0, whole: true },
  deptName: { required: "请输入部门名称", maxLength: 30 },
  orderNum: { required: true, min: 0, max: 9999, whole: true },
  leader: { maxLength: 20 },
  phone: { check: checkMobile, maxLength: 20 },
  email: { check: checkEmail, maxLength: 200 },
  status: { required: true },
  deptId: { required: true, min: 1, max: 2147483647, whole: true },
} as const satisfies FormLimits;
