import { fromWire, nameMap, type Endpoint } from '@ca-portal/api/contract';
import { z } from 'zod';
import { fieldSentence } from './field-sentences.js';
import { InvalidInput, PortalError } from '../kernel/portal-error.js';

const parts = ['params', 'query', 'body'] as const;
type Part = (typeof parts)[number];

/** Field names as the code and the forms know them, e.g. `receiver.phone`. */
const fieldOf = (issue: z.core.$ZodIssue): string => issue.path.map(String).join('.');

/** What PostgreSQL cannot store in a text: NUL and unpaired surrogates. No legitimate client sends them. */
const holdsUnstorable = (value: unknown): boolean =>
  typeof value === 'string'
    ? /[\0\p{Surrogate}]/u.test(value)
    : typeof value === 'object' && value !== null && Object.values(value).some(holdsUnstorable);

/**
 * Front ends of the API family send null or an empty text for an empty field, or omit it. If the schema
 * refuses the given form, the first form that it accepts is used: absent (default value), empty, or null.
 */
function leftEmpty(schema: z.ZodType, raw: unknown): unknown {
  if (!(schema instanceof z.ZodObject) || typeof raw !== 'object' || raw === null || Array.isArray(raw))
    return raw;
  const given: Record<string, unknown> = { ...raw };
  for (const [name, part] of Object.entries<z.ZodType>(schema.shape)) {
    const value = given[name];
    if ((value !== undefined && value !== null && value !== '') || part.safeParse(value).success) continue;
    if (part.safeParse(undefined).success) delete given[name];
    else if (part.safeParse('').success) given[name] = '';
    else if (part.safeParse(null).success) given[name] = null;
  }
  return given;
}

/**
 * Reads an endpoint's input: wire names become English names, then the schemas validate. Sentences of the
 * contract reach the user; zod's own English ones are replaced by ours (`fieldSentence`).
 */
export function inputReader(row: Endpoint): (raw: Record<Part, unknown>) => Record<string, unknown> {
  const maps = { query: nameMap(row.query), body: nameMap(row.body), params: undefined };
  const isOfFamily = row.source.includes('API family');
  return (raw) => {
    const input: Record<string, unknown> = {};
    const wrong: { field: string; message: string }[] = [];
    const worded = new Set<string>();
    const word = (issue: z.core.$ZodRawIssue) => {
      const sentence = fieldSentence(issue);
      worded.add(sentence);
      return sentence;
    };
    for (const part of parts) {
      const schema = row[part];
      if (!schema) continue;
      if (holdsUnstorable(raw[part])) throw new PortalError('badRequest');
      const named = fromWire(maps[part], raw[part]);
      const given = part === 'body' && isOfFamily ? leftEmpty(schema, named) : named;
      const read = schema.safeParse(given, { error: word });
      if (read.success) input[part] = read.data;
      else wrong.push(...read.error.issues.map((i) => ({ field: fieldOf(i), message: i.message })));
    }
    const [first] = wrong;
    // Our generic sentences do not name the field, so it is added.
    if (first) throw new InvalidInput(wrong, worded.has(first.message) ? `${first.field}：` : '');
    return input;
  };
}
