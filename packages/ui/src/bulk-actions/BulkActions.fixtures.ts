import type { BulkAction } from './index.js';

export interface Parameter {
  id: number;
  builtIn?: boolean;
  done?: boolean;
}
export const remove: BulkAction<Parameter> = {
  label: '删除',
  danger: true,
  hidden: ({ done }) => done === true,
  locked: ({ builtIn }) => (builtIn ? '内置的不能删除' : undefined),
};
export const stop: BulkAction<Parameter> = { label: '停用' };
