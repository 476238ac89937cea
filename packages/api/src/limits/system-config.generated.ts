// Generated from src/contract by `pnpm generate`. Do not edit by hand.
import type { FormLimits } from './field-limits.js';

// What the fields of its calls may hold, a call each: who asks for one leaves out the others. Parameters, in the API family’s dialect.

export const add = {
  configName: { required: "请输入参数名称", maxLength: 100 },
  configKey: { required: true, pattern: /^[\w.-]{1,100}$/, wrong: "键名只含字母、数字、点、横线和下划线，最多 100 个字" },
  configValue: { required: "请输入参数键值", maxLength: 500 },
  configType: { required: true },
  remark: { maxLength: 500 },
} as const satisfies FormLimits;

export const update = {
  configName: { required: "请输入参数名称", maxLength: 100 },
  configKey: { required: true, pattern: /^[\w.-]{1,100}$/, wrong: "键名只含字母、数字、点、横线和下划线，最多 100 个字" },
  configValue: { required: "请输入参数键值", maxLength: 500 },
  configType: { required: true },
  remark: { maxLength: 500 },
  configId: { required: true, min: 1, max: 2147483647, whole: true },
} as const satisfies FormLimits;
