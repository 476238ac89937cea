/** The role that passes every role check. */
const adminRole = 'admin';
/** The permission that includes all others, in the notation of the legacy platform. */
const wildcard = '*:*:*';

/**
 * Whether a user with `roles` passes a check for `allowed`: admin passes, and so does any listed role.
 * An empty list is a bug of the caller, who would hide something from everybody: it throws.
 */
export function hasRole(roles: readonly string[], allowed: readonly string[]): boolean {
  if (allowed.length === 0)
    throw new Error('PermissionGate: the list of roles is empty. Name at least one role tag.');
  return roles.includes(adminRole) || allowed.some((role) => roles.includes(role));
}

/**
 * Whether a user with `permissions` passes a check for `allowed`: the wildcard passes, and so does any listed
 * permission.
 */
export function hasPermission(permissions: readonly string[], allowed: readonly string[]): boolean {
  return permissions.includes(wildcard) || allowed.some((permission) => permissions.includes(permission));
}
