// Generated from src/contract by `pnpm generate`. Do not edit by hand.
import { checkIdCard } from '../domain/validators/id-card.js';
import { checkPersonName } from '../domain/validators/names.js';
import { checkTitle } from '../domain/validators/special-characters.js';
import type { FormLimits } from './field-limits.js';

/** Fields of `desk.hold`. */
export const hold = {
  item: { maxLength: 40 },
} as const satisfies FormLimits;

/** Fields of `desk.made`. */
export const made = {
  serial: { required: true, maxLength: 64 },
} as const satisfies FormLimits;

/** Fields of `desk.handOver`. */
export const handOver = {
  pickupCode: { required: true, pattern: /^\d{4,8}$/, wrong: "取件码不正确" },
  collectorName: { required: true, check: checkPersonName, maxLength: 60 },
  collectorIdNumber: { required: true, check: checkIdCard, maxLength: 18 },
} as const satisfies FormLimits;

/** Fields of `desk.ship`. */
export const ship = {
  courier: { required: true, minLength: 2, maxLength: 20 },
  trackingNumber: { required: true, pattern: /^[A-Za-z0-9]{6,30}$/, wrong: "快递单号不正确" },
} as const satisfies FormLimits;

/** Fields of `desk.correctParcel`. */
export const correctParcel = ship;

/** Fields of `desk.parcelBack`. */
export const parcelBack = {
  reason: { required: "请填写原因", minLength: 2, maxLength: 200 },
} as const satisfies FormLimits;

/** Fields of `desk.receiveStock`. */
export const receiveStock = {
  mediumCode: { required: true, maxLength: 20 },
  servicePoint: { maxLength: 40 },
  serials: { required: true, maxItems: 500, items: { required: true, pattern: /^[\w-]{4,64}$/ } },
} as const satisfies FormLimits;

/** Fields of `desk.moveStick`. */
export const moveStick = {
  from: { required: true },
  to: { required: true },
  reason: { required: "请填写原因", minLength: 2, maxLength: 200 },
} as const satisfies FormLimits;

/** Fields of `desk.addNote`. */
export const addNote = {
  text: { required: "请填写记录", minLength: 2, maxLength: 200 },
} as const satisfies FormLimits;

/** Fields of `desk.settleQuestion`. */
export const settleQuestion = {
  title: { check: checkTitle, maxLength: 100 },
  answer: { required: "请填写答案", minLength: 5, maxLength: 2000 },
} as const satisfies FormLimits;
