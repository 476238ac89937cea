import { basePath, groups, isRepeatable, type Access, type Endpoint } from '../contract/index.js';
import { nameMap, wireSchema } from '../contract/legacy.js';
import { z } from 'zod';

const specSection = /^\d+(?:\.\d+)?/;

/** The spec defines method and path · the spec requires the call without a path · the spec does not mention it. */
export function originOf({ source }: Pick<Endpoint, 'source'>): 'fixed' | 'path ours' | 'ours' {
  if (source === 'ours' || !specSection.test(source)) return 'ours';
  return /\(.*ours.*\)/.test(source) ? 'path ours' : 'fixed';
}

function whoMayCall(access: Access): string {
  if (access.kind === 'public') return 'anybody';
  if (access.kind === 'signed') return 'whoever signs the body';
  const named = [
    access.roles ? `roles ${access.roles.join(', ')}` : '',
    access.permission ? `permission ${access.permission}` : '',
  ].filter(Boolean);
  return named.join(' or ') || 'signed in';
}

const fields = (schema: z.ZodType): string => {
  const wire = wireSchema(schema);
  if (wire instanceof z.ZodObject) {
    return Object.entries(wire.shape)
      .map(([name, field]) => (z.safeParse(field, undefined).success ? `${name}?` : name))
      .join(', ');
  }
  return 'a value';
};

/** Inputs of a call, with wire names; optional ones with a question mark. */
function takes(row: Endpoint): string {
  const parts = [
    row.query ? `query: ${fields(row.query)}` : '',
    row.body ? `${row.upload ? 'multipart' : (row.bodyType ?? 'body')}: ${fields(row.body)}` : '',
    row.upload ? `file: ${row.upload.field}` : '',
  ];
  return parts.filter(Boolean).join('; ') || 'nothing';
}

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

function line(name: string, row: Endpoint): string {
  const marks = [
    row.envelope,
    row.method === 'POST' && isRepeatable(row) ? 'repeatable' : '',
    row.writes ? 'writes' : '',
    nameMap(row.response) || nameMap(row.body) || nameMap(row.query) ? 'wire names' : '',
  ].filter(Boolean);
  const cells = [
    `\`${row.method} ${row.path}\``,
    `\`${name}\``,
    row.source,
    whoMayCall(row.access),
    takes(row),
    marks.join(', '),
    row.summary,
  ];
  return `| ${cells.map(cell).join(' | ')} |`;
}

const title = '| Call | In the client | Source | Who may call | Takes | Answers | What it is |';
const rule = '|---|---|---|---|---|---|---|';

/** `docs/endpoints.md`: every call and its source. */
export function endpointsDocument(): string {
  const rows = Object.values(groups).flatMap((group) => Object.values(group));
  const count = (origin: ReturnType<typeof originOf>) =>
    rows.filter((row) => originOf(row) === origin).length;
  const head = [
    '# Endpoints',
    '',
    'Generated from `packages/api/src/contract` by `pnpm generate`; do not edit by hand.',
    '',
    `${rows.length} calls in ${Object.keys(groups).length} groups, below \`${basePath}\`. A source is a section of the ` +
      'specification; `ours` means that the specification is silent, `path ours` that it needs the call and ' +
      'does not show its path.',
    '',
    '| The call is | Calls |',
    '|---|---|',
    `| fixed by the specification, method and path | ${count('fixed')} |`,
    `| needed by it, the path being ours | ${count('path ours')} |`,
    `| ours, or the API family's where the family has one | ${count('ours')} |`,
    '',
    'Answers: `data`, `rows`, `flat` and `message` are envelopes (the value in `data`, a page, fields beside the ' +
      'code, the text in `msg`), `binary` is a file, `text` a bare word. `repeatable`: the client lets the same ' +
      'POST out again at once. `writes`: a GET that changes something, never sent twice. `wire names`: legacy names on the wire, English ones in the code.',
    '',
  ];
  const tables = Object.entries(groups).flatMap(([name, group]) => [
    `## ${name}`,
    '',
    title,
    rule,
    ...Object.entries(group).map(([operation, row]) => line(operation, row)),
    '',
  ]);
  return [...head, ...tables].join('\n');
}
