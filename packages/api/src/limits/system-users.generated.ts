// Generated from src/contract by `pnpm generate`. Do not edit by hand.
import { checkEmail, checkMobile, checkPassword, checkUsername } from '../domain/index.js';
import type { FormLimits } from './field-limits.js';

// What the fields of its calls may hold, a call each: who asks for one leaves out the others. Users, in the API family’s dialect.

export const add = {
  nickName: { required: "请输入姓名", maxLength: 30 },
  deptId: { min: 1, max: 2147483647, whole: true },
  phonenumber: { required: true, check: checkMobile, maxLength: 20 },
  email: { check: checkEmail, maxLength: 200 },
  remark: { maxLength: 500 },
  roleIds: { maxItems: 50 },
  postIds: { maxItems: 50 },
  userName: { required: true, check: checkUsername, maxLength: 20 },
  password: { check: checkPassword, maxLength: 20 },
} as const satisfies FormLimits;

export const update = {
  nickName: { required: "请输入姓名", maxLength: 30 },
  deptId: { min: 1, max: 2147483647, whole: true },
  phonenumber: { required: true, check: checkMobile, maxLength: 20 },
  email: { check: checkEmail, maxLength: 200 },
  remark: { maxLength: 500 },
  roleIds: { maxItems: 50 },
  postIds: { maxItems: 50 },
  userId: { required: true, min: 1, max: 2147483647, whole: true },
} as const satisfies FormLimits;

export const unbind = {
  reason: { maxLength: 200 },
} as const satisfies FormLimits;

export const resetPassword = {
  userId: { required: true, min: 1, max: 2147483647, whole: true },
  password: { check: checkPassword, maxLength: 20 },
} as const satisfies FormLimits;

export const changeStatus = {
  userId: { required: true, min: 1, max: 2147483647, whole: true },
  status: { required: true },
} as const satisfies FormLimits;
