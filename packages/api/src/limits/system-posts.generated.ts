// Generated from src/contract by `pnpm generate`. Do not edit by hand.
import type { FormLimits } from './field-limits.js';

/** Fields of `systemPosts.add`. */
export const add = {
  postCode: { required: "请输入岗位编码", maxLength: 64 },
  postName: { required: "请输入岗位名称", maxLength: 50 },
  postSort: { required: true, min: 0, max: 9999, whole: true },
  remark: { maxLength: 500 },
} as const satisfies FormLimits;

/** Fields of `systemPosts.update`. */
export const update = {
  postCode: { required: "请输入岗位编码", maxLength: 64 },
  postName: { required: "请输入岗位名称", maxLength: 50 },
  postSort: { required: true, min: 0, max: 9999, whole: true },
  remark: { maxLength: 500 },
  postId: { required: true, min: 1, max: 2147483647, whole: true },
} as const satisfies FormLimits;
