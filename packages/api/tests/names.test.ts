import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { groups, fromWire, nameMap, toWire, wireSchema } from '../src/contract/index.js';

const parts = Object.entries(groups).flatMap(([group, operations]) =>
  Object.entries(operations).flatMap(([name, row]) =>
    (['query', 'body', 'response'] as const).flatMap((place) => {
      const schema = row[place];
      return schema ? [{ id: `${group}.${name} ${place}`, schema }] : [];
    }),
  ),
);

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

const renamed = parts.filter(({ schema }) => nameMap(schema));

it('many parts have legacy names', () => expect(renamed.length).toBeGreaterThan(10));

describe.each(parts)('$id', ({ schema }) => {
  const names = nameMap(schema);
  it('is unchanged after conversion to the wire and back, and uses only wire names', () => {
    const wire = wireSchema(schema);
    fc.assert(
      fc.property(shaped(schema), (value) => {
        const sent: unknown = JSON.parse(JSON.stringify(toWire(names, value)));
        expect(keysFit(wire, sent)).toBe(true);
        expect(fromWire(names, sent)).toEqual(JSON.parse(JSON.stringify(value)));
      }),
      { numRuns: 40 },
    );
  });
});
