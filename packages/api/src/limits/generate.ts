import type { Endpoint } from '../contract/endpoint.js';
import { contract } from '../contract/index.js';
import { groupTexts } from '../openapi/group-texts.js';
import { fieldsOf, limitsOf, type WrittenLimits } from './read-limits.js';

/** The groups whose bodies the office fills in: their forms ask for no more and no less. */
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

/** What a form sends along, and nobody types. */
const untyped = new Set(['version', 'requestId']);

const kebab = (name: string) => name.replace(/[A-Z]/g, (c) => `-${c.toLowerCase()}`);

/** As source: patterns and validators are no JSON. */
function sourceOf(limits: WrittenLimits): string {
  const entries = Object.entries(limits).map(([name, value]) => {
    if (value instanceof RegExp || name === 'check') return `${name}: ${String(value)}`;
    return `${name}: ${typeof value === 'object' ? sourceOf(value) : JSON.stringify(value)}`;
  });
  return `{ ${entries.join(', ')} }`;
}

/** File name and text of each generated module, one a group. */
export function generatedLimits(): { file: string; text: string }[] {
  return formGroups.map((name) => {
    const calls = Object.entries<Endpoint>(contract[name]).flatMap(([operation, { body, envelope }]) => {
      if (!body || envelope === 'binary') return [];
      const fields = Object.entries(fieldsOf(body))
        .map(([field, schema]) => [field, limitsOf(schema)] as const)
        .filter(([field, limits]) => !untyped.has(field) && Object.keys(limits).length > 0);
      return fields.length > 0 ? [{ operation, fields }] : [];
    });
    const rows = calls.map(({ operation, fields }) => {
      const written = fields.map(([field, limits]) => `  ${field}: ${sourceOf(limits)},\n`).join('');
      return `\nexport const ${operation} = {\n${written}} as const satisfies FormLimits;\n`;
    });
    const body = rows.join('');
    const checks = [...new Set([...body.matchAll(/\bcheck: (\w+)/g)].map(([, check]) => check))].toSorted();
    const text = [
      '// Generated from src/contract by `pnpm generate`. Do not edit by hand.\n',
      checks.length > 0 ? `import { ${checks.join(', ')} } from '../domain/index.js';\n` : '',
      `import type { FormLimits } from './field-limits.js';\n\n`,
      `// What the fields of its calls may hold, a call each: who asks for one leaves out the others. ${groupTexts[name]}\n`,
      body,
    ].join('');
    return { file: `${kebab(name)}.generated.ts`, text };
  });
}
