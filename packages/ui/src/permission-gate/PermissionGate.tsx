import type { ReactNode } from 'react';
import { hasPermission, hasRole } from './checks.js';

export interface PermissionGateProps {
  /** Roles and permissions of the signed-in user; `undefined` while unknown. */
  held: { roles?: readonly string[]; permissions?: readonly string[] };
  /** Any of these, or admin. An empty list throws. */
  roles?: readonly string[];
  /** Any of these, or the wildcard. Beside `roles` both checks must pass. */
  permissions?: readonly string[];
  /** Shown in its place. @default nothing */
  fallback?: ReactNode;
  /** Content for users with the permission. */
  children?: ReactNode;
}

/** Shows its content only to users with the permission. It protects nothing: the server checks again. */
export function PermissionGate({ held, roles, permissions, fallback = null, children }: PermissionGateProps) {
  const passes =
    (roles === undefined || hasRole(held.roles ?? [], roles)) &&
    (permissions === undefined || hasPermission(held.permissions ?? [], permissions));
  return passes ? children : fallback;
}
