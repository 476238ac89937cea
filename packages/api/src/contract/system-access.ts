import type { Permission } from '../domain/index.js';
import type { Access } from './endpoint.js';

/** Access for every role with the permission. */
export const may = (permission: Permission) => ({ kind: 'user', permission }) as const satisfies Access;
