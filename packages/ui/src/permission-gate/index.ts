export { PermissionGate, type PermissionGateProps } from './PermissionGate.js';
export { hasPermission, hasRole } from './checks.js';
