import type { Json } from './describe.js';

export const pascal = (name: string) =>
  name
    .split(/[^A-Za-z0-9]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
const singular = (name: string) =>
  name.endsWith('ies') ? `${name.slice(0, -3)}y` : name.replace(/(?<!s)s$/, '');

interface Found {
  count: number;
  /** Named by the field where it occurred first, and by its operation. */
  readonly wanted: readonly [string, string];
  readonly isField: boolean;
}

/** Envelopes stay with their operations: only their content is shared. */
function isObjectSchema({ type, properties }: Json): boolean {
  if (type !== 'object' || typeof properties !== 'object' || properties === null) return false;
  return !('code' in properties && 'msg' in properties);
}

/** Below this length a reference costs more than it saves. */
const worthwhileLength = 65;

type Visit = (node: Json, field: string) => void;

/** Walks the schemas of operations; examples are data and not schemas. */
function walk(node: unknown, field: string, visit: Visit): void {
  if (Array.isArray(node)) return node.forEach((item) => walk(item, field, visit));
  if (typeof node !== 'object' || node === null) return;
  if (isObjectSchema(node as Json)) visit(node as Json, field);
  for (const [key, value] of Object.entries(node)) {
    if (key === 'properties') {
      for (const [name, schema] of Object.entries(value as Json)) {
        if (!isObjectSchema(schema as Json)) visit(schema as Json, name);
        walk(schema, name, visit);
      }
    } else if (key !== 'example') walk(value, key === 'items' ? singular(field) : field, visit);
  }
}

/** The key by which two schemas are equal. For objects the field name does not matter. */
function shapeOf(schema: Json): string {
  const { description: _, ...shape } = schema;
  return JSON.stringify(isObjectSchema(schema) ? shape : schema);
}

/** The operation that is being processed. */
interface Operation {
  readonly group: string;
  readonly name: string;
  readonly node: Json;
}

/** Approximate length of a reference, with the name of its schema. */
const referenceLength = 50;

/** Field names that say nothing about their content. */
const generic = new Set(['', 'data', 'row', 'item', 'entry', 'value']);

function repeated(
  operations: readonly Operation[],
  known: ReadonlyMap<string, string>,
  reserved: readonly string[],
) {
  const found = new Map<string, Found>();
  for (const { group, name, node } of operations) {
    const byOperation = pascal(`${group}-${name}`);
    for (const [part, inside] of Object.entries(node)) {
      walk(inside, '', (schema, field) => {
        const shape = shapeOf(schema);
        const seen = found.get(shape);
        if (seen) seen.count += 1;
        else if (shape.length >= worthwhileLength) {
          const own = part === 'requestBody' ? `${byOperation}Input` : byOperation;
          const byField = generic.has(field) ? own : pascal(field);
          found.set(shape, {
            count: 1,
            wanted: [known.get(shape) ?? byField, `${own}${pascal(field)}`],
            isField: !isObjectSchema(schema),
          });
        }
      });
    }
  }
  const names = new Map<string, string>();
  const taken = new Set(reserved);
  for (const [shape, { count, wanted, isField }] of found) {
    // A simple field gets a name only if that saves bytes; an object always does.
    const saved = (count - 1) * shape.length - count * referenceLength;
    if (count < 2 || (isField && saved < (taken.has(wanted[0]) ? 250 : 0))) continue;
    let free = wanted.find((candidate) => !taken.has(candidate));
    for (let i = 2; !free; i += 1) if (!taken.has(`${wanted[1]}${i}`)) free = `${wanted[1]}${i}`;
    taken.add(free);
    names.set(shape, free);
  }
  return names;
}

/**
 * A schema that occurs in several places becomes a named one, whose name is not in `reserved`. `known` has names of
 * known shapes.
 */
export function sharedSchemas(
  operations: readonly Operation[],
  known: ReadonlyMap<string, string>,
  reserved: readonly string[],
): { operations: Json[]; schemas: Json } {
  const names = repeated(operations, known, reserved);
  const schemas: Json = {};
  function replaced(node: unknown): unknown {
    if (Array.isArray(node)) return node.map(replaced);
    if (typeof node !== 'object' || node === null) return node;
    const schema = node as Json;
    const name = names.get(shapeOf(schema));
    if (name === undefined) return inside(schema);
    const ref = { $ref: `#/components/schemas/${name}` };
    const { description, ...shape } = schema;
    const isObject = isObjectSchema(schema);
    schemas[name] ??= inside(isObject ? shape : schema);
    return isObject && description !== undefined ? { description, ...ref } : ref;
  }
  const inside = (node: Json): Json =>
    Object.fromEntries(
      Object.entries(node).map(([key, value]) => [key, key === 'example' ? value : replaced(value)]),
    );
  return { operations: operations.map(({ node }) => inside(node)), schemas };
}

/** Parameters that several operations share, such as the page. */
export function sharedParameters(operations: readonly Json[]): { operations: Json[]; parameters: Json } {
  const counts = new Map<string, number>();
  const lists = operations.map((operation) => (operation['parameters'] ?? []) as Json[]);
  for (const parameter of lists.flat()) {
    const text = JSON.stringify(parameter);
    counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  const parameters: Json = {};
  const names = new Map<string, string>();
  for (const parameter of lists.flat()) {
    const text = JSON.stringify(parameter);
    if (names.has(text) || (counts.get(text) ?? 0) < 2) continue;
    const base = `${String(parameter['in'])}${pascal(String(parameter['name']))}`;
    let name = base;
    for (let i = 2; name in parameters; i += 1) name = `${base}${i}`;
    names.set(text, name);
    parameters[name] = parameter;
  }
  const refer = (parameter: Json): Json => {
    const name = names.get(JSON.stringify(parameter));
    return name ? { $ref: `#/components/parameters/${name}` } : parameter;
  };
  return {
    operations: operations.map((operation, i) =>
      'parameters' in operation ? { ...operation, parameters: (lists[i] ?? []).map(refer) } : operation,
    ),
    parameters,
  };
}
