import { basePath, groups, type Endpoint } from '../contract/index.js';
import { hasPermission, roleLabels, rolePermissions, type RoleId } from '../domain/index.js';

/** The caller: nobody, or a session in one of the roles. */
export type Caller = 'anonymous' | RoleId;
/** `login`: refused without a session · `deny`: refused despite a session. */
export type Decision = 'allow' | 'login' | 'deny' | 'signature';

export const callers: readonly Caller[] = [
  'anonymous',
  ...Object.keys(roleLabels).map((id) => Number(id) as RoleId),
];

/** The contract's rule for a row and a caller; a test checks the server against it, call by call. */
export function decide({ access }: Pick<Endpoint, 'access'>, caller: Caller): Decision {
  if (access.kind === 'public') return 'allow';
  if (access.kind === 'signed') return 'signature';
  if (caller === 'anonymous') return 'login';
  const { roles, permission } = access;
  if (!roles && !permission) return 'allow';
  if (roles?.includes(caller)) return 'allow';
  const granted = rolePermissions[caller] ?? [];
  return permission && hasPermission(granted, permission) ? 'allow' : 'deny';
}

/** Fields that identify a record with an owner. */
export const ownedKeys = [
  'orderNo',
  'orderNos',
  'certificateId',
  'issueId',
  'fileId',
  'fileName',
  'rechargeNo',
  'combinedNo',
  'transferNo',
  'userGuid',
  'userGuids',
  'titleId',
  'couponTicketId',
  'playId',
  'id',
] as const;
export type OwnedKey = (typeof ownedKeys)[number];

/** Public records with the plain name `id`. */
const publicGroups = [
  'about',
  'catalog',
  'chat',
  'content',
  'coupons',
  'downloads',
  'home',
  'knowledge',
  'learning',
  'notices',
  'shop',
];

const shapeOf = (schema: unknown): Record<string, unknown> =>
  typeof schema === 'object' && schema !== null && 'shape' in schema
    ? (schema.shape as Record<string, unknown>)
    : {};

/**
 * Owned records that a row takes by id. The server checks the owner, and another user's record counts
 * as missing. Rows with a permission of the office are excluded: they work on all records.
 */
export function ownedBy(name: string, { access, params, query, body }: Endpoint): OwnedKey[] {
  if (access.kind !== 'user' || access.permission) return [];
  const fields = [params, query, body].flatMap((schema) => Object.keys(shapeOf(schema)));
  const isPublic = publicGroups.includes(name.split('.')[0] ?? '');
  return ownedKeys.filter((key) => fields.includes(key) && !(isPublic && key === 'id'));
}

const words: Readonly<Record<Decision, string>> = {
  allow: '✓',
  login: '401',
  deny: '403',
  signature: 'signed',
};

/** `docs/authorization.md`: each call and each role, and the owned records it takes. */
export function authorizationDocument(): string {
  const heads = callers.map((caller) => (caller === 'anonymous' ? caller : `${caller}`));
  const lines = Object.entries(groups).flatMap(([group, operations]) =>
    Object.entries(operations).map(([operation, row]) => {
      const name = `${group}.${operation}`;
      const owned = ownedBy(name, row);
      const cells = [
        `\`${row.method} ${row.path}\``,
        `\`${name}\``,
        ...callers.map((caller) => words[decide(row, caller)]),
        ...(owned.length > 0 ? [owned.join(', '), '✓', 'refused'] : ['–', '', '']),
      ];
      return `| ${cells.join(' | ')} |`;
    }),
  );
  const legend = Object.entries(roleLabels).map(([id, label]) => `${id} ${label}`);
  return `# Who may call what

Generated from \`packages/api/src/contract\` by \`pnpm generate\`; do not edit by hand. The server's tests send each
call as each caller and compare (\`packages/server/src/table-tests\`).

${lines.length} calls below \`${basePath}\`. ✓ may call · 401 has to log in · 403 may not · signed: no session, the body
proves itself. The last columns name records that belong to somebody: the owner's call does what it says, the same call
of anybody else who may call is refused: there is no such record, or it is not his. Roles: ${legend.join(', ')}. Permissions of a role can be changed by an
administrator; the table shows how they are delivered.

| Call | In the client | ${heads.join(' | ')} | Records | Owner | Another |
|---|---|${heads.map(() => ':-:').join('|')}|---|:-:|:-:|
${lines.join('\n')}
`;
}
