import type { Endpoint } from '../contract/endpoint.js';
import { contract } from '../contract/index.js';
import { fieldsOf, limitsOf, type WrittenLimits } from './read-limits.js';

/** The groups whose calls are made from forms of the office: their forms check exactly these limits. */
const formGroups = [
  'contentAdmin',
  'couponAdmin',
  'dataScope',
  'desk',
  'finance',
  'peopleReview',
  'shopAdmin',
  'systemConfig',
  'systemDepartments',
  'systemDictionary',
  'systemMenus',
  'systemNotices',
  'systemPosts',
  'systemRoles',
  'systemTemplates',
  'systemUsers',
] as const satisfies readonly (keyof typeof contract)[];

/** The file of each validator: a page imports only those that it needs. */
const validatorFiles: Readonly<Record<string, string>> = {
  checkEmail: 'email',
  checkIdCard: 'id-card',
  checkMobile: 'mobile',
  checkPassword: 'password',
  checkPersonName: 'names',
  checkTitle: 'special-characters',
  checkUsername: 'account-name',
};
function fileOf(check: string): string {
  const file = validatorFiles[check];
  if (!file) throw new Error(`limits/generate.ts does not know where ${check} stands`);
  return file;
}

/** Fields that the form sends, but the user does not enter. */
const untyped = new Set(['version', 'requestId']);

const kebab = (name: string) => name.replace(/[A-Z]/g, (c) => `-${c.toLowerCase()}`);

/** As source code: JSON cannot express patterns and validators. */
function sourceOf(limits: WrittenLimits): string {
  const entries = Object.entries(limits).map(([name, value]) => {
    if (value instanceof RegExp || name === 'check') return `${name}: ${String(value)}`;
    return `${name}: ${typeof value === 'object' ? sourceOf(value) : JSON.stringify(value)}`;
  });
  return `{ ${entries.join(', ')} }`;
}

/** File name and text of each generated module: one per group, one export per call, so unused ones are dropped. */
export function generatedLimits(): { file: string; text: string }[] {
  return formGroups.map((name) => {
    const calls = Object.entries<Endpoint>(contract[name]).flatMap(([operation, { body, envelope }]) => {
      if (!body || envelope === 'binary') return [];
      const fields = Object.entries(fieldsOf(body))
        .map(([field, schema]) => [field, limitsOf(schema)] as const)
        .filter(([field, limits]) => !untyped.has(field) && Object.keys(limits).length > 0);
      return fields.length > 0 ? [{ operation, fields }] : [];
    });
    const written = new Map<string, string>();
    const body = calls
      .map(({ operation, fields }) => {
        const rows = fields.map(([field, limits]) => `  ${field}: ${sourceOf(limits)},\n`).join('');
        // A change often takes what the new record took.
        const same = written.get(rows);
        if (same === undefined) written.set(rows, operation);
        const value = same ?? `{\n${rows}} as const satisfies FormLimits`;
        return `\n/** Fields of \`${name}.${operation}\`. */\nexport const ${operation} = ${value};\n`;
      })
      .join('');
    const checks = [...new Set([...body.matchAll(/\bcheck: (\w+)/g)].map(([, check = '']) => check))];
    const text = [
      '// Generated from src/contract by `pnpm generate`. Do not edit by hand.\n',
      ...checks
        .toSorted()
        .map((check) => `import { ${check} } from '../domain/validators/${fileOf(check)}.js';\n`),
      `import type { FormLimits } from './field-limits.js';\n`,
      body,
    ].join('');
    return { file: `${kebab(name)}.generated.ts`, text };
  });
}
