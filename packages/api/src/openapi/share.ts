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
  /** By the field under which it was met first, and by its operation. */
  readonly wanted: readonly [string, string];
  readonly isField: boolean;
}

/** Envelopes stay with their operations: only what is inside them means something elsewhere. */
function isObjectSchema({ type, properties }: Json): boolean {
  if (type !== 'object' || typeof properties !== 'object' || properties === null) return false;
  return !('code' in properties && 'msg' in properties);
}

/** Below it a reference costs the reader more than it saves. */
const worthwhileLength = 65;

type Visit = (node: Json, field: string) => void;

/** Walks the schemas of operations; examples are data and no schemas. */
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

/** What two schemas have in common when they mean the same. Objects are more than the field that holds them. */
function shapeOf(schema: Json): string {
  const { description: _, ...shape } = schema;
  return JSON.stringify(isObjectSchema(schema) ? shape : schema);
}

/** An operation that is being looked over. */
interface Operation {
  readonly group: string;
  readonly name: string;
  readonly node: Json;
}

/** About as long as a reference is, the name of its schema included. */
const referenceLength = 50;

/** Fields whose name says nothing about what is inside. */
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
    // A field is worth a name where that saves bytes; an object always is.
    const saved = (count - 1) * shape.length - count * referenceLength;
    if (count < 2 || (isField && saved < (taken.has(wanted[0]) ? 250 : 0))) continue;
    let free = wanted.find((candidate) => !taken.has(candidate));
    for (let i = 2; !free; i += 1) if (!taken.has(`${wanted[1]}${i}`)) free = `${wanted[1]}${i}`;
    taken.add(free);
    names.set(shape, free);
  }
  return names;
}

/** A schema that stands in several places becomes one with a name, which is none of `reserved`. `known` names shapes. */
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

/** Parameters that several operations take alike, such as the page. */
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
