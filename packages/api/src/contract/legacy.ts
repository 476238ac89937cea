import { z } from 'zod';
import type { NameMap } from '../client/names.js';

/** Wire names of an object's fields, stored with the schema. */
const wireNames = z.registry<{ names: Readonly<Record<string, string>> }>();

/**
 * Declares other wire names for an object's fields (the legacy pinyin ones). Those names exist only here and in the
 * rows that call it; all other code uses English names.
 */
export function legacy<Shape extends z.core.$ZodShape>(
  schema: z.ZodObject<Shape>,
  names: { readonly [K in keyof Shape]?: string },
): z.ZodObject<Shape> {
  const known = Object.keys(schema.shape);
  const wire = known.map((key) => (names as Record<string, string>)[key] ?? key);
  if (new Set(wire).size !== wire.length) throw new Error(`two fields share a wire name: ${wire.join(', ')}`);
  wireNames.add(schema, { names: names as Record<string, string> });
  return schema;
}

/** Unwraps optional, nullable, default, array and similar to the object inside. */
function objectInside(schema: z.core.$ZodType): z.ZodObject | undefined {
  if (schema instanceof z.ZodObject) return schema;
  if (schema instanceof z.ZodArray) return objectInside(schema.element);
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodReadonly
  )
    return objectInside(schema.unwrap());
  return undefined;
}

/** The name map of a schema; undefined when wire and code agree at all levels. */
export function nameMap(schema: z.core.$ZodType | undefined): NameMap | undefined {
  const object = schema && objectInside(schema);
  if (!object) return undefined;
  const names = wireNames.get(object)?.names ?? {};
  const entries = Object.entries(object.shape).flatMap(([key, field]): [string, NameMap[string]][] => {
    const inner = nameMap(field as z.core.$ZodType);
    const own = names[key];
    if (inner) return [[key, [own ?? 0, inner]]];
    return own ? [[key, own]] : [];
  });
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}

/** The same schema with wire names instead of English ones, for the OpenAPI document. */
export function wireSchema(schema: z.core.$ZodType): z.ZodType {
  if (schema instanceof z.ZodArray) return z.array(wireSchema(schema.element));
  if (schema instanceof z.ZodOptional) return z.optional(wireSchema(schema.unwrap()));
  if (schema instanceof z.ZodNullable) return z.nullable(wireSchema(schema.unwrap()));
  if (schema instanceof z.ZodDefault) return z.optional(wireSchema(schema.unwrap()));
  if (schema instanceof z.ZodReadonly) return z.readonly(wireSchema(schema.unwrap()));
  if (!(schema instanceof z.ZodObject)) return schema as z.ZodType;
  const names = wireNames.get(schema)?.names ?? {};
  return z.object(
    Object.fromEntries(
      Object.entries(schema.shape).map(([key, field]) => [
        names[key] ?? key,
        wireSchema(field as z.core.$ZodType),
      ]),
    ),
  );
}
