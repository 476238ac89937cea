// Generated from src/contract by `pnpm generate`. Do not edit by hand.
import type { FormLimits } from './field-limits.js';

/** Fields of `systemConfig.add`. */
export const add = {
  configName: { required: "请输入参数名称", maxLength: 100 },
  configKey: { required: true, pattern: /^[\w.-]{1,100}$/, wrong: "键名只含字母、数字、点、横线和下划线，最多 100 个字" },
  configValue: { required: "请输入参数键值", maxLength: 500 },
  configType: { required: true },
  remark: { maxLength: 500 },
} as const satisfies FormLimits;

/** Fields of `systemConfig.update`. */
export const update = {
  configName: { required: "请输入参数名称", maxLength: 100 },
  configKey: { required: true, pattern: /^[\w.-]{1,100}$/, wrong: "键名只含字母、数字、点、横线和下划线，最多 100 个字" },
  configValue: { required: "请输入参数键值", maxLength: 500 },
  configType: { required: true },
  remark: { maxLength: 500 },
  configId: { required: true, min: 1, max: 2147483647, whole: true },
} as const satisfies FormLimits;
