// Generated from src/contract by `pnpm generate`. Do not edit by hand.
import { checkTitle } from '../domain/validators/special-characters.js';
import type { FormLimits } from './field-limits.js';

/** Fields of `shopAdmin.addProduct`. */
export const addProduct = {
  name: { check: checkTitle, maxLength: 100 },
  summary: { maxLength: 200 },
  audience: { check: checkTitle, maxLength: 100 },
  highlights: { maxItems: 6, items: { check: checkTitle, maxLength: 100 } },
  allowedRoleIds: { required: "请选择可以办理的角色", maxItems: 9 },
  yearOptions: { required: "请选择有效期", maxItems: 5 },
  unavailableReason: { maxLength: 200 },
  stock: { required: true, min: 0, max: 1000000, whole: true },
  position: { required: true, min: 0, max: 10000, whole: true },
  sealCount: { required: true, min: 0, max: 20, whole: true },
  keyAlgorithm: { required: true },
  platformCodes: { required: "请选择适用平台", maxItems: 50 },
  includedPlatformCodes: { maxItems: 50 },
  providerCodes: { required: "请选择服务商", maxItems: 50 },
  id: { required: true, maxLength: 20, pattern: /^[a-z][a-z0-9-]*$/, wrong: "以小写字母开头，只能包含小写字母、数字和短横线" },
  carrier: { required: true },
  orderType: { required: true },
  certificateType: { required: true, maxLength: 20 },
  lockType: { required: true, maxLength: 20 },
} as const satisfies FormLimits;

/** Fields of `shopAdmin.updateProduct`. */
export const updateProduct = {
  name: { check: checkTitle, maxLength: 100 },
  summary: { maxLength: 200 },
  audience: { check: checkTitle, maxLength: 100 },
  highlights: { maxItems: 6, items: { check: checkTitle, maxLength: 100 } },
  allowedRoleIds: { required: "请选择可以办理的角色", maxItems: 9 },
  yearOptions: { required: "请选择有效期", maxItems: 5 },
  unavailableReason: { maxLength: 200 },
  stock: { required: true, min: 0, max: 1000000, whole: true },
  position: { required: true, min: 0, max: 10000, whole: true },
  sealCount: { required: true, min: 0, max: 20, whole: true },
  keyAlgorithm: { required: true },
  platformCodes: { required: "请选择适用平台", maxItems: 50 },
  includedPlatformCodes: { maxItems: 50 },
  providerCodes: { required: "请选择服务商", maxItems: 50 },
} as const satisfies FormLimits;

/** Fields of `shopAdmin.addPrice`. */
export const addPrice = {
  serviceFenPerYear: { required: true, min: 0, max: 10000000000, whole: true },
  mediumFen: { required: true, min: 0, max: 10000000000, whole: true },
  sealFen: { required: true, min: 0, max: 10000000000, whole: true },
  extraPlatformFen: { required: true, min: 0, max: 10000000000, whole: true },
  courierFen: { required: true, min: 0, max: 10000000000, whole: true },
  validFrom: { pattern: /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/ },
} as const satisfies FormLimits;

/** Fields of `shopAdmin.updateProvider`. */
export const updateProvider = {
  unavailableReason: { maxLength: 200 },
  platformCodes: { maxItems: 50 },
} as const satisfies FormLimits;
