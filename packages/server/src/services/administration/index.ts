export { type Change, changesBetween } from './audit-changes.js';
export {
  type ItemRow,
  type TypeRow,
  itemById,
  sysDictDataOf,
  sysDictTypeOf,
  typeById,
  typeByName,
} from './dictionary-rows.js';
export { assignRoles, isAdministrator, replaceRoles } from './give-roles.js';
export { listUsers, usersWhere } from './list-users.js';
export { refusingTakenNames } from './name-taken.js';
export { numberUsers, officeUserRows, ownFamilyUser, sysUserOf } from './office-users.js';
export { makePassword, sendOneTimePassword, setOneTimePassword } from './one-time-password.js';
export { givablePosts, namesOfPosts, postIdsOf, replacePosts, sysPostOf } from './posts.js';
export { chosenFlag, contains, familyPart, flagOf, idsOf, momentOf, orderOf, within } from './query.js';
export { type Period, periodOf } from './period.js';
export { placeRows } from './place-rows.js';
export { recordExport } from './record-export.js';
export { type Giver, guardHolder, guardRoles, rolesBeyond, rolesOf, scopeWithin } from './role-limits.js';
export { roleNames } from './role-names.js';
export { type RoleRow, lockedRole, roleRow } from './role-row.js';
export { givableRoles, sysRoleOf } from './sys-role.js';
export { leavesOf, placeOf, treeOf, withDescendants } from './trees.js';
export { shownDepartments, visibleUser, visibleUsers } from './visible-users.js';
