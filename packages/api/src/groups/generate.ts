import { groups, type contract } from '../contract/index.js';
import { isRepeatable, type Endpoint } from '../contract/endpoint.js';
import { nameMap } from '../contract/legacy.js';
import type { Route } from '../client/group.js';
import { groupTexts } from '../openapi/group-texts.js';

/** The part of a row that the browser needs. */
export function routeOf(row: Endpoint): Route {
  const query = nameMap(row.query);
  const body = nameMap(row.body);
  const response = nameMap(row.response);
  return {
    // What rows share stands at the end, beside the next row's beginning: gzip makes more of it.
    path: row.path,
    ...(row.envelope === 'data' ? {} : { envelope: row.envelope }),
    ...(row.method === 'GET' ? {} : { method: row.method }),
    ...(row.bodyType === 'form' ? { form: true as const } : {}),
    ...(row.upload ? { upload: row.upload.field } : {}),
    ...(row.method === 'POST' && isRepeatable(row) ? { repeatable: true as const } : {}),
    ...(row.token === 'payment' ? { token: row.token } : {}),
    ...(row.writes ? { writes: true as const } : {}),
    ...(row.provesLogin ? { provesLogin: true as const } : {}),
    ...(query ? { query } : {}),
    ...(body ? { body } : {}),
    ...(response ? { response } : {}),
  };
}

const kebab = (name: string) => name.replace(/[A-Z]/g, (c) => `-${c.toLowerCase()}`);

/** File name and text of each generated module, one per group. */
export function generatedGroups(): { file: string; text: string }[] {
  return Object.entries(groups).map(([name, rows]) => {
    const purpose = groupTexts[name as keyof typeof contract];
    const routes = Object.entries(rows).map(
      ([operation, row]) => `  ${operation}: ${JSON.stringify(routeOf(row))},\n`,
    );
    const text = [
      '// Generated from src/contract by `pnpm generate`. Do not edit by hand.\n',
      `import { routeGroup } from '../client/group.js';\n`,
      `import type { ${name} as Rows } from '../contract/${kebab(name)}.js';\n\n`,
      `/** ${purpose} Bind it with \`use\` of a client. */\n`,
      `export const ${name} = /* @__PURE__ */ routeGroup<typeof Rows>('${name}', {\n${routes.join('')}});\n`,
    ].join('');
    return { file: `${kebab(name)}.generated.ts`, text };
  });
}
