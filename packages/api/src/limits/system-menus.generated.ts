// Generated from src/contract by `pnpm generate`. Do not edit by hand.
import type { FormLimits } from './field-limits.js';

/** Fields of `systemMenus.add`. */
export const add = {
  menuName: { required: "请输入菜单名称", maxLength: 50 },
  menuType: { required: true },
  parentId: { required: true, min: 0, whole: true },
  orderNum: { required: true, min: 0, max: 9999, whole: true },
  path: { maxLength: 200 },
  component: { maxLength: 200 },
  query: { maxLength: 255 },
  routeName: { maxLength: 50 },
  isFrame: { required: true },
  isCache: { required: true },
  visible: { required: true },
  status: { required: true },
  perms: { maxLength: 100 },
  icon: { maxLength: 100 },
} as const satisfies FormLimits;

/** Fields of `systemMenus.update`. */
export const update = {
  menuName: { required: "请输入菜单名称", maxLength: 50 },
  menuType: { required: true },
  parentId: { required: true, min: 0, whole: true },
  orderNum: { required: true, min: 0, max: 9999, whole: true },
  path: { maxLength: 200 },
  component: { maxLength: 200 },
  query: { maxLength: 255 },
  routeName: { maxLength: 50 },
  isFrame: { required: true },
  isCache: { required: true },
  visible: { required: true },
  status: { required: true },
  perms: { maxLength: 100 },
  icon: { maxLength: 100 },
  menuId: { required: true, min: 1, max: 2147483647, whole: true },
} as const satisfies FormLimits;
