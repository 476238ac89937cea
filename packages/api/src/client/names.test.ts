import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromWire, toWire, type NameMap } from './names.js';

type Shape = { [english: string]: { wire: string; inner?: Shape; list: boolean } };

/** Random objects with random renamings: each level has its own English and wire names. */
const anyShapeOf = (depth: number): fc.Arbitrary<Shape> =>
  fc.uniqueArray(fc.string({ minLength: 1, maxLength: 8 }), { maxLength: 8 }).chain((names) => {
    const fields = names.slice(0, Math.floor(names.length / 2)).map((english, i) =>
      fc
        .record({
          renamed: fc.boolean(),
          list: fc.boolean(),
          inner: depth > 0 ? fc.option(anyShapeOf(depth - 1), { nil: undefined }) : fc.constant(undefined),
        })
        .map(({ renamed, list, inner }) => {
          const wire = renamed ? (names.at(-1 - i) as string) : english;
          return [english, { wire, list, ...(inner ? { inner } : {}) }] as const;
        }),
    );
    return fc.tuple(...fields).map((entries) => Object.fromEntries(entries));
  });
const anyShape = anyShapeOf(3);

function mapOf(shape: Shape): NameMap {
  return Object.fromEntries(
    Object.entries(shape).map(([english, { wire, inner }]) => [
      english,
      inner ? ([wire === english ? 0 : wire, mapOf(inner)] as const) : wire,
    ]),
  );
}
function valueOf(shape: Shape): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(shape).map(([english, { inner, list }]) => {
      const below = inner ? valueOf(inner) : 'text';
      return [english, list ? [below, null, below] : below];
    }),
  );
}
function wireOf(shape: Shape): Record<string, unknown> {
  return Object.fromEntries(
    Object.values(shape).map(({ wire, inner, list }) => {
      const below = inner ? wireOf(inner) : 'text';
      return [wire, list ? [below, null, below] : below];
    }),
  );
}

describe('name maps', () => {
  it('convert any object to the wire and back', () => {
    fc.assert(
      fc.property(anyShape, (shape) => {
        const map = mapOf(shape);
        expect(toWire(map, valueOf(shape))).toEqual(wireOf(shape));
        expect(fromWire(map, wireOf(shape))).toEqual(valueOf(shape));
      }),
      { numRuns: 300 },
    );
  });
  it('do not change JSON without entries', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(toWire(undefined, value)).toBe(value);
        expect(toWire({}, value)).toEqual(value);
        expect(fromWire({}, value)).toEqual(value);
      }),
    );
  });
  it('can swap two fields', () => {
    const map = { from: 'to', to: 'from' };
    expect(toWire(map, { from: 1, to: 2 })).toEqual({ to: 1, from: 2 });
    expect(fromWire(map, { to: 1, from: 2 })).toEqual({ from: 1, to: 2 });
  });
  it('keep undeclared fields', () => {
    expect(fromWire({ name: 'n' }, { n: 1, extra: { n: 2 } })).toEqual({ name: 1, extra: { n: 2 } });
  });
  it('read objects without a prototype, as query parsers create them', () => {
    const bare: unknown = Object.assign(Object.create(null), { n: '1' });
    expect(fromWire({ name: 'n' }, bare)).toEqual({ name: '1' });
  });
  it('do not change dates and files', () => {
    const at = new Date(0);
    expect(toWire({ at: 'zeit' }, { at })).toEqual({ zeit: at });
    expect(toWire({ a: 'b' }, at)).toBe(at);
  });
  it('cannot be used to reach a prototype', () => {
    const hostile: unknown = JSON.parse('{"__proto__":{"admin":true},"constructor":{"x":1},"toString":"y"}');
    const read = fromWire({ name: 'n' }, hostile) as Record<string, unknown>;
    expect(Object.getPrototypeOf(read)).toBe(Object.prototype);
    expect(Object.keys(read)).toEqual(['__proto__', 'constructor', 'toString']);
    expect('admin' in {}).toBe(false);
    expect('admin' in read).toBe(false);
  });
});
