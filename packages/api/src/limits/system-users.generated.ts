// Generated from src/contract by `pnpm generate`. Do not edit by hand.
import { checkEmail } from '../domain/validators/email.js';
import { checkMobile } from '../domain/validators/mobile.js';
import { checkPassword } from '../domain/validators/password.js';
import { checkUsername } from '../domain/validators/account-name.js';
import type { FormLimits } from './field-limits.js';

/** Fields of `systemUsers.add`. */
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

/** Fields of `systemUsers.update`. */
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

/** Fields of `systemUsers.unbind`. */
export const unbind = {
  reason: { maxLength: 200 },
} as const satisfies FormLimits;

/** Fields of `systemUsers.resetPassword`. */
export const resetPassword = {
  userId: { required: true, min: 1, max: 2147483647, whole: true },
  password: { check: checkPassword, maxLength: 20 },
} as const satisfies FormLimits;

/** Fields of `systemUsers.changeStatus`. */
export const changeStatus = {
  userId: { required: true, min: 1, max: 2147483647, whole: true },
  status: { required: true },
} as const satisfies FormLimits;
