import { nameMap, type NameMap } from '../contract/index.js';
import type { Endpoint } from '../contract/endpoint.js';
import { fieldTexts } from './field-texts/index.js';

export type Json = Record<string, unknown>;

/** English names by the wire names of a row. */
function englishNames(row: Endpoint): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  const collect = (map: NameMap | undefined): void => {
    for (const [english, entry] of Object.entries(map ?? {})) {
      const [wire, below] = typeof entry === 'string' ? [entry, undefined] : entry;
      if (wire) names.set(wire, english);
      collect(below);
    }
  };
  for (const schema of [row.params, row.query, row.body, row.response]) collect(nameMap(schema));
  return names;
}

/** Reads the description of a field of a row by its wire name. */
export function describer(group: string, row: Endpoint): (wire: string) => string | undefined {
  const names = englishNames(row);
  return (wire) => {
    const name = names.get(wire) ?? wire;
    return fieldTexts[`${group}.${name}`] ?? fieldTexts[name];
  };
}

/** A simple nullable value is one type, not a choice of two. */
function withoutChoiceOfNull(node: Json): Json {
  const { anyOf, ...rest } = node;
  if (!Array.isArray(anyOf) || anyOf.length !== 2 || (anyOf[1] as Json)['type'] !== 'null') return node;
  const value = anyOf[0] as Json;
  const isSimple = ['string', 'integer', 'number', 'boolean'].includes(value['type'] as string);
  if (!isSimple || 'enum' in value || 'const' in value) return node;
  return { ...rest, ...value, type: [value['type'], 'null'] };
}

/** zod repeats a format as a pattern and writes JavaScript's own limits of an integer. */
function withoutNoise(node: Json): Json {
  const { type, pattern, minimum, maximum, ...rest } = withoutChoiceOfNull(node);
  return {
    // The type of a constant follows from its value.
    ...(type === undefined || 'const' in node ? {} : { type }),
    ...rest,
    ...(pattern === undefined || 'format' in node ? {} : { pattern }),
    ...(minimum === undefined || minimum === Number.MIN_SAFE_INTEGER ? {} : { minimum }),
    ...(maximum === undefined || maximum === Number.MAX_SAFE_INTEGER ? {} : { maximum }),
  };
}

/** Adds the description of each property to a JSON schema. An existing one is kept. */
export function described(node: unknown, textOf: (wire: string) => string | undefined): unknown {
  if (Array.isArray(node)) return node.map((item) => described(item, textOf));
  if (typeof node !== 'object' || node === null) return node;
  const inner = Object.entries(withoutNoise(node as Json)).map(([key, value]): [string, unknown] => {
    if (key !== 'properties') return [key, described(value, textOf)];
    const fields = Object.entries(value as Json).map(([wire, schema]): [string, unknown] => {
      // A reference is described at its target.
      const text = '$ref' in (schema as Json) ? undefined : textOf(wire);
      return [wire, { ...(text ? { description: text } : {}), ...(described(schema, textOf) as Json) }];
    });
    return [key, Object.fromEntries(fields)];
  });
  return Object.fromEntries(inner);
}
