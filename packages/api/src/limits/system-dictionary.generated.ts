// Generated from src/contract by `pnpm generate`. Do not edit by hand.
import type { FormLimits } from './field-limits.js';

/** Fields of `systemDictionary.addType`. */
export const addType = {
  dictName: { required: "请输入字典名称", maxLength: 100 },
  dictType: { required: true, pattern: /^[a-z][a-z0-9_]{0,99}$/, wrong: "字典类型以小写字母开头，只含小写字母、数字和下划线" },
  status: { required: true },
  remark: { maxLength: 500 },
} as const satisfies FormLimits;

/** Fields of `systemDictionary.updateType`. */
export const updateType = {
  dictName: { required: "请输入字典名称", maxLength: 100 },
  dictType: { required: true, pattern: /^[a-z][a-z0-9_]{0,99}$/, wrong: "字典类型以小写字母开头，只含小写字母、数字和下划线" },
  status: { required: true },
  remark: { maxLength: 500 },
  dictId: { required: true, min: 1, max: 2147483647, whole: true },
} as const satisfies FormLimits;

/** Fields of `systemDictionary.addItem`. */
export const addItem = {
  dictType: { required: true, pattern: /^[a-z][a-z0-9_]{0,99}$/, wrong: "字典类型以小写字母开头，只含小写字母、数字和下划线" },
  dictLabel: { required: "请输入名称", maxLength: 100 },
  dictValue: { required: "请输入编码", maxLength: 100 },
  dictSort: { required: true, min: 0, max: 9999, whole: true },
  cssClass: { maxLength: 100 },
  status: { required: true },
  remark: { maxLength: 500 },
} as const satisfies FormLimits;

/** Fields of `systemDictionary.updateItem`. */
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
