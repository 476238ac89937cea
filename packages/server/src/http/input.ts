import { fromWire, nameMap, type Endpoint } from '@ca-portal/api/contract';
import { errorSentence } from '@ca-portal/api/domain';
import { z } from 'zod';
import { InvalidInput, PortalError } from '../kernel/portal-error.js';

const parts = ['params', 'query', 'body'] as const;
type Part = (typeof parts)[number];

/** Field names as the code and the forms know them, e.g. `receiver.phone`. */
const fieldOf = (issue: z.core.$ZodIssue): string => issue.path.map(String).join('.');

/** What PostgreSQL keeps in no text: NUL, and half of a surrogate pair. Whoever sends one has no honest reason. */
const holdsUnstorable = (value: unknown): boolean =>
  typeof value === 'string'
    ? /[\0\p{Surrogate}]/u.test(value)
    : typeof value === 'object' && value !== null && Object.values(value).some(holdsUnstorable);

/**
 * Front ends of the API family send null for what was left empty, or leave it out. Where a row takes an empty text, or
 * has a usual value, that is meant.
 */
function withoutNulls(schema: z.ZodType, raw: unknown): unknown {
  if (!(schema instanceof z.ZodObject) || typeof raw !== 'object' || raw === null || Array.isArray(raw))
    return raw;
  const given: Record<string, unknown> = { ...raw };
  for (const [name, part] of Object.entries<z.ZodType>(schema.shape)) {
    const value = given[name] ?? null;
    if (value !== null || part.safeParse(null).success) continue;
    if (part.safeParse(undefined).success) delete given[name];
    else if (part.safeParse('').success) given[name] = '';
  }
  return given;
}

/**
 * Reads a row's input: wire names become English, then the row's schemas decide.
 * Sentences written in the contract reach the user; zod's own English ones are replaced by the general one.
 */
export function inputReader(row: Endpoint): (raw: Record<Part, unknown>) => Record<string, unknown> {
  const maps = { query: nameMap(row.query), body: nameMap(row.body), params: undefined };
  const general = errorSentence('badRequest');
  const isOfFamily = row.source.includes('API family');
  return (raw) => {
    const input: Record<string, unknown> = {};
    const wrong: { field: string; message: string }[] = [];
    for (const part of parts) {
      const schema = row[part];
      if (!schema) continue;
      if (holdsUnstorable(raw[part])) throw new PortalError('badRequest');
      const named = fromWire(maps[part], raw[part]);
      const given = part === 'body' && isOfFamily ? withoutNulls(schema, named) : named;
      const read = schema.safeParse(given, { error: () => general });
      if (read.success) input[part] = read.data;
      else wrong.push(...read.error.issues.map((i) => ({ field: fieldOf(i), message: i.message })));
    }
    if (wrong.length > 0) throw new InvalidInput(wrong);
    return input;
  };
}
