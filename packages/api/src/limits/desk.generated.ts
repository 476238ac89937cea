// Generated from src/contract by `pnpm generate`. Do not edit by hand.
import { checkIdCard, checkPersonName, checkTitle } from '../domain/index.js';
import type { FormLimits } from './field-limits.js';

// What the fields of its calls may hold, a call each: who asks for one leaves out the others. The counter: making, handing over and shipping.

export const hold = {
  item: { maxLength: 40 },
} as const satisfies FormLimits;

export const made = {
  serial: { required: true, maxLength: 64 },
} as const satisfies FormLimits;

export const handOver = {
  pickupCode: { required: true, pattern: /^\d{4,8}$/, wrong: "取件码不正确" },
  collectorName: { required: true, check: checkPersonName, maxLength: 60 },
  collectorIdNumber: { required: true, check: checkIdCard, maxLength: 18 },
} as const satisfies FormLimits;

export const ship = {
  courier: { required: true, minLength: 2, maxLength: 20 },
  trackingNumber: { required: true, pattern: /^[A-Za-z0-9]{6,30}$/, wrong: "快递单号不正确" },
} as const satisfies FormLimits;

export const receiveStock = {
  mediumCode: { required: true, maxLength: 20 },
  servicePoint: { maxLength: 40 },
  serials: { required: true, maxItems: 500, items: { required: true, pattern: /^[\w-]{4,64}$/ } },
} as const satisfies FormLimits;

export const moveStick = {
  from: { required: true },
  to: { required: true },
  reason: { required: "请填写原因", minLength: 2, maxLength: 200 },
} as const satisfies FormLimits;

export const addNote = {
  text: { required: "请填写记录", minLength: 2, maxLength: 200 },
} as const satisfies FormLimits;

export const settleQuestion = {
  title: { check: checkTitle, maxLength: 100 },
  answer: { required: "请填写答案", minLength: 5, maxLength: 2000 },
} as const satisfies FormLimits;
