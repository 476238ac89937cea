// Generated from src/contract by `pnpm generate`. Do not edit by hand.
import type { FormLimits } from './field-limits.js';

/** Fields of `systemNotices.add`. */
export const add = {
  noticeTitle: { required: "请输入公告标题", maxLength: 50 },
  noticeType: { required: true },
  noticeContent: { maxLength: 50000 },
  status: { required: true },
} as const satisfies FormLimits;

/** Fields of `systemNotices.update`. */
export const update = {
  noticeTitle: { required: "请输入公告标题", maxLength: 50 },
  noticeType: { required: true },
  noticeContent: { maxLength: 50000 },
  status: { required: true },
  noticeId: { required: true, min: 1, max: 2147483647, whole: true },
} as const satisfies FormLimits;
