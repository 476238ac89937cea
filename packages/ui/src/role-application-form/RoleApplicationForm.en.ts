import type { zhRoleApplicationForm } from './RoleApplicationForm.zh.js';

export const enRoleApplicationForm: typeof zhRoleApplicationForm = {
  companyName: 'Company name',
  companyNameHint: 'As on the business license.',
  companyNameRequired: 'Enter the company name',
  code: 'Unified social credit code',
  codeHint: '18 characters, at the top right of the business license.',
  codeRequired: 'Enter the unified social credit code',
  role: 'Role',
  roleRequired: 'Choose a role',
  roles: { '1': 'Administrator', '2': 'Legal representative', '3': 'Agent' },
  submit: 'Apply',
  submitting: 'Sending',
  cancel: 'Cancel',
  failed: 'It was not sent; the network may be unstable. What you typed is still here: try again.',
  done: 'Sent. The company’s administrator will review it',
  doneNext: 'You will be told by SMS and by a message here; nothing needs to be done now.',
  again: 'Another application',
};
