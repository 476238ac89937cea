import type { Json } from './describe.js';
import { pascal } from './share.js';

/** Below this length a reference costs more than it saves. */
const worthwhileLength = 62;

/** Kinds of values that occur in fields of any name. */
const known: [pattern: string, name: string, description: string][] = [
  [String.raw`^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$`, 'Time', 'Beijing wall-clock time.'],
  [String.raw`^\d{4}-\d{2}-\d{2}$`, 'Day', 'Beijing day.'],
  [String.raw`^[A-Za-z0-9+/]+={0,2}$`, 'Base64', 'Bytes in base64.'],
];
const knownKind = (shape: string) => known.find(([pattern]) => shape.includes(JSON.stringify(pattern)));
const knownName = (shape: string) => {
  const name = knownKind(shape)?.[1];
  return name && `${name}${shape.includes('"null"') ? 'OrNull' : ''}`;
};

const isNode = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A value with its own rules: a pattern, an enumeration, a choice. */
function shapeOf(node: Json): string | undefined {
  if (!('enum' in node || 'pattern' in node || 'anyOf' in node)) return undefined;
  const { description: _, ...shape } = node;
  const text = JSON.stringify(shape);
  return text.length >= worthwhileLength ? text : undefined;
}

/** Calls `change` with every schema and its field; the result replaces the schema. */
function mapped(node: unknown, field: string, change: (schema: Json, field: string) => Json): unknown {
  if (Array.isArray(node)) return node.map((item) => mapped(item, field, change));
  if (!isNode(node)) return node;
  const own = typeof node['name'] === 'string' && 'in' in node ? node['name'] : field;
  const entries = Object.entries(change(node, own)).map(([key, value]): [string, unknown] => {
    if (['example', 'examples', 'enum'].includes(key)) return [key, value];
    if (key !== 'properties' || !isNode(value)) return [key, mapped(value, own, change)];
    const fields = Object.entries(value).map(([name, schema]) => [name, mapped(schema, name, change)]);
    return [key, Object.fromEntries(fields)];
  });
  return Object.fromEntries(entries);
}

/**
 * Values whose rules occur in several places become one named schema; the description of a field stays beside the
 * reference. For the values that `sharedSchemas` skips: fields of different names or descriptions.
 */
export function sharedValues(
  parts: readonly Json[],
  reserved: readonly string[],
): { parts: Json[]; schemas: Json } {
  const found = new Map<string, { count: number; field: string }>();
  mapped(parts, '', (schema, field) => {
    const shape = shapeOf(schema);
    if (shape)
      found.set(shape, {
        count: (found.get(shape)?.count ?? 0) + 1,
        field: found.get(shape)?.field ?? field,
      });
    return schema;
  });
  const names = new Map<string, string>();
  const taken = new Set(reserved);
  for (const [shape, { count, field }] of found) {
    if (count < 3) continue;
    const base = knownName(shape) ?? `${pascal(field)}Value`;
    let name = base;
    for (let i = 2; taken.has(name); i += 1) name = `${base}${i}`;
    taken.add(name);
    names.set(shape, name);
  }
  const schemas: Json = {};
  const refer = (schema: Json): Json => {
    const shape = shapeOf(schema);
    const name = shape && names.get(shape);
    if (!shape || !name) return schema;
    const kind = knownKind(shape)?.[2];
    schemas[name] = { ...(kind ? { description: kind } : {}), ...(JSON.parse(shape) as Json) };
    const { description } = schema;
    return { ...(description === undefined ? {} : { description }), $ref: `#/components/schemas/${name}` };
  };
  return { parts: parts.map((part) => mapped(part, '', refer) as Json), schemas };
}
