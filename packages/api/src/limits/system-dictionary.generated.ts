// Generated from src/contract by `pnpm generate`. Do not edit by hand.
import type { FormLimits } from './field-limits.js';

// What the fields of its calls may hold, a call each: who asks for one leaves out the others. Dictionaries, in the API family’s dialect.

export const addType = {
  dictName: { required: "请输入字典名称", maxLength: 100 },
  dictType: { required: true, pattern: /^[a-z][a-z0-9_]{0,99}$/, wrong: "字典类型以小写字母开头，只含小写字母、数字和下划线" },
  status: { required: true },
  remark: { maxLength: 500 },
} as const satisfies FormLimits;

export const updateType = {
  dictName: { required: "请输入字典名称", maxLength: 100 },
  dictType: { required: true, pattern: /^[a-z][a-z0-9_]{0,99}$/, wrong: "字典类型以小写字母开头，只含小写字母、数字和下划线" },
  status: { required: true },
  remark: { maxLength: 500 },
  dictId: { required: true, min: 1, max: 2147483647, whole: true },
} as const satisfies FormLimits;

export const addItem = {
  dictType: { required: true, pattern: /^[a-z][a-z0-9_]{0,99}$/, wrong: "字典类型以小写字母开头，只含小写字母、数字和下划线" },
  dictLabel: { required: "请输入名称", maxLength: 100 },
  dictValue: { required: "请输入编码", maxLength: 100 },
  dictSort: { required: true, min: 0, max: 9999, whole: true },
  cssClass: { maxLength: 100 },
  status: { required: true },
  remark: { maxLength: 500 },
} as const satisfies FormLimits;

export const updateItem = {
  dictType: { required: true, pattern: /^[a-z][a-z0-9_]{0,99}$/, wrong: "字典类型以小写字母开头，只含小写字母、数字和下划线" },
  dictLabel: { required: "请输入名称", maxLength: 100 },
  dictValue: { required: "请输入编码", maxLength: 100 },
  dictSort: { required: true, min: 0, max: 9999, whole: true },
  cssClass: { maxLength: 100 },
  status: { required: true },
  remark: { maxLength: 500 },
  dictCode: { required: true, min: 1, max: 2147483647, whole: true },
} as const satisfies FormLimits;
