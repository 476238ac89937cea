import type { Permission } from '../domain/index.js';
import type { Access } from './endpoint.js';

/** Access for whoever has a permission, in whatever role. */
export const may = (permission: Permission) => ({ kind: 'user', permission }) as const satisfies Access;
