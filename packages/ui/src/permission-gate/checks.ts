/** The role that passes every role check. */
const adminRole = 'admin';
/** The permission that stands for all of them, as the legacy platform writes it. */
const wildcard = '*:*:*';

/**
 * Whether someone holding `roles` passes for `allowed`: the role admin or any listed one does.
 * An empty list is a mistake of the caller, who would else hide something from everybody: it throws.
 */
export function hasRole(roles: readonly string[], allowed: readonly string[]): boolean {
  if (allowed.length === 0)
    throw new Error('PermissionGate: the list of roles is empty. Name at least one role tag.');
  return roles.includes(adminRole) || allowed.some((role) => roles.includes(role));
}

/** Whether someone holding `permissions` passes for `allowed`: the wildcard or any listed one does. */
export function hasPermission(permissions: readonly string[], allowed: readonly string[]): boolean {
  return permissions.includes(wildcard) || allowed.some((permission) => permissions.includes(permission));
}
