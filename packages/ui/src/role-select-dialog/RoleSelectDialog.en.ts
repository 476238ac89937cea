import type { zhRoleSelectDialog } from './RoleSelectDialog.zh.js';

export const enRoleSelectDialog: typeof zhRoleSelectDialog = {
  choose: 'Choose a role',
  switchTitle: 'Switch role',
  chooseDescription: 'Choose the role to work in this time. You can switch at any moment.',
  switchDescription: 'All tabs will close: save what was not submitted first.',
  roles: 'Your roles',
  current: 'Current role',
  unknownRole: 'Unknown role',
  enter: 'Use this role',
  switchTo: 'Switch to this role',
  switching: 'Switching',
  isCurrent: 'This is your current role',
  chooseFirst: 'Choose a role first',
  apply: 'Apply for another role',
  cancel: 'Cancel',
  failed: 'It did not work; the network may be unstable. Try again.',
  empty: 'You have no role yet.',
  emptyNext: 'Apply for one: once our staff agree you can choose it here.',
  loading: 'Loading your roles',
  loadFailed: 'Your roles could not be loaded; the network may be unstable. Try again.',
  retry: 'Try again',
};
