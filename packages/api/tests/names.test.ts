import fc from 'fast-check';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { groups, fromWire, nameMap, toWire, wireSchema } from '../src/contract/index.js';

const rows = Object.entries(groups).flatMap(([group, operations]) =>
  Object.entries(operations).map(([name, row]) => ({ id: `${group}.${name}`, row })),
);
const places = ['query', 'body', 'response'] as const;

const leaf = fc.oneof(fc.string(), fc.integer(), fc.boolean());

/** The structure of a schema as random data: keys, lists and gaps; leaf values do not matter for names. */
function shaped(schema: z.core.$ZodType): fc.Arbitrary<unknown> {
  if (schema instanceof z.ZodArray) return fc.array(shaped(schema.element), { maxLength: 3 });
  if (schema instanceof z.ZodNullable) return fc.option(shaped(schema.unwrap()), { nil: null });
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) return shaped(schema.unwrap());
  if (schema instanceof z.ZodReadonly) return shaped(schema.unwrap());
  if (!(schema instanceof z.ZodObject)) return leaf;
  const fields = Object.entries(schema.shape as Record<string, z.core.$ZodType>);
  return fc.record(Object.fromEntries(fields.map(([key, field]) => [key, shaped(field)])), {
    requiredKeys: fields.filter(([, field]) => !(field instanceof z.ZodOptional)).map(([key]) => key),
  });
}

/** Whether a value has only keys of the schema, at all levels. */
function keysFit(schema: z.core.$ZodType, value: unknown): boolean {
  if (schema instanceof z.ZodArray)
    return (value as unknown[]).every((item) => keysFit(schema.element, item));
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodReadonly || schema instanceof z.ZodNullable) {
    return value === null || keysFit(schema.unwrap(), value);
  }
  if (!(schema instanceof z.ZodObject)) return true;
  const shape = schema.shape as Record<string, z.core.$ZodType | undefined>;
  return Object.entries(value as object).every(([key, item]) => {
    const field = shape[key];
    return field !== undefined && keysFit(field, item);
  });
}

it('many parts have legacy names', () => {
  const renamed = rows.flatMap(({ row }) => places.filter((place) => row[place] && nameMap(row[place])));
  expect(renamed.length).toBeGreaterThan(10);
});

it.each(rows)('$id goes to the wire and back unchanged, under the names of the wire alone', ({ row }) => {
  for (const place of places) {
    const schema = row[place];
    if (!schema) continue;
    const names = nameMap(schema);
    const wire = wireSchema(schema);
    const property = fc.property(shaped(schema), (value) => {
      const sent: unknown = JSON.parse(JSON.stringify(toWire(names, value)));
      expect(keysFit(wire, sent), 'names of the wire alone').toBe(true);
      expect(fromWire(names, sent)).toEqual(JSON.parse(JSON.stringify(value)));
    });
    expect.soft(() => fc.assert(property, { numRuns: 40 }), place).not.toThrow();
  }
});
