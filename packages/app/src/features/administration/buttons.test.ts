import { groups, type Endpoint } from '@ca-portal/api/contract';
import { hasPermission, type Permission } from '@ca-portal/api/domain';
import { describe, expect, it } from 'vitest';
import type { ResourceDescription } from '../../engines/resource/index.js';
import { accessKeysPage } from './pages/access-keys.js';
import { dataScopePage } from './pages/data-scope.js';
import { departmentsPage } from './pages/departments.js';
import { dictionaryTypesPage } from './pages/dictionary-types.js';
import { dictionaryPage } from './pages/dictionary.js';
import { jobsPage } from './pages/jobs.js';
import { menusPage } from './pages/menus.js';
import { messageTemplatesPage } from './pages/message-templates.js';
import { noticesPage } from './pages/notices.js';
import { parametersPage } from './pages/parameters.js';
import { postsPage } from './pages/posts.js';
import { rolesPage } from './pages/roles.js';
import { loginsPage, operationsPage, sessionsPage } from './pages/system-logs.js';
import { usersPage } from './pages/users.js';

// oxlint-disable-next-line typescript/no-explicit-any -- rows differ from page to page, and nobody here looks at them
const pages: readonly ResourceDescription<any>[] = [
  usersPage,
  rolesPage,
  menusPage,
  departmentsPage,
  postsPage,
  dictionaryTypesPage,
  dictionaryPage('code_1', undefined),
  parametersPage,
  noticesPage,
  messageTemplatesPage,
  accessKeysPage,
  dataScopePage,
  operationsPage,
  loginsPage,
  sessionsPage,
  jobsPage,
];

interface PageButton {
  readonly of: string;
  readonly permission: Permission | undefined;
}
const buttons = pages.flatMap(({ title, form, actions = [], export: exported }): PageButton[] => [
  ...(form?.add ? [{ of: `${title} 新增`, permission: form.add.permission }] : []),
  ...(form?.edit ? [{ of: `${title} 编辑`, permission: form.edit.permission }] : []),
  ...(exported ? [{ of: `${title} 导出`, permission: exported.permission }] : []),
  ...actions
    .filter(({ href }) => href === undefined)
    .map(({ label, permission }) => ({ of: `${title} ${label}`, permission })),
]);

const rows = Object.values(groups).flatMap((group) => Object.values(group));
const demanded = (wanted: (row: Endpoint) => boolean): string[] =>
  rows.filter(wanted).flatMap(({ access }) => {
    const permission = access.kind === 'user' ? access.permission : undefined;
    return permission !== undefined && /^(?:system|monitor):/.test(permission) ? [permission] : [];
  });

/** Buttons in a page's header, which do not belong to its data; and 写消息 of the message page. */
const elsewhere = ['system:user:import', 'system:accessKey:add', 'system:message:add'];

describe('the buttons of the administrative pages', () => {
  it.each(buttons)('$of asks for what its call demands: $permission', ({ permission }) => {
    expect(demanded(() => true)).toContain(permission);
    // Neither read access to the page nor another button grants this permission.
    expect(hasPermission(['system:none:list'], permission ?? '')).toBe(false);
    expect(hasPermission(['*:*:*'], permission ?? '')).toBe(true);
  });

  it('are there for every call that changes something', () => {
    const here = new Set<string | undefined>([...buttons.map(({ permission }) => permission), ...elsewhere]);
    const changing = demanded(({ method }) => method !== 'GET');
    expect([...new Set(changing)].filter((permission) => !here.has(permission))).toEqual([]);
  });
});
