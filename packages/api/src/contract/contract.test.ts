import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { contract, groups, fromWire, legacy, nameMap, toWire, wireSchema } from './index.js';

const rows = Object.entries(groups).flatMap(([group, operations]) =>
  Object.entries(operations).map(([name, row]) => ({ id: `${group}.${name}`, row })),
);
const places = ['params', 'query', 'body', 'response'] as const;
type Place = (typeof places)[number];

// One test a row: each `soft` is one thing that may be wrong with it, and all of them are told.
it.each(rows)('$id', ({ row }) => {
  const inPath = [...row.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  const declared = row.params ? Object.keys((row.params as z.ZodObject).shape) : [];
  expect.soft(declared.toSorted(), 'declares the parameters of its path').toEqual(inPath.toSorted());
  expect.soft(row.path, 'its path').toMatch(/^(\/[\w-]+|\/\{\w+\})+\/?$/);
  expect.soft(row.method === 'GET' && row.body !== undefined, 'sends a body with GET').toBe(false);
  expect.soft(row.source, 'says where it comes from').toMatch(/^(ours|\d)/);
  expect.soft(row.summary.length, 'says what it does').toBeGreaterThan(5);
  for (const place of places) {
    const given = place in row.example;
    expect.soft(given, `gives an example of its ${place}`).toBe(row[place] !== undefined);
    if (row[place]) expectPart(place, row[place], row.example[place]);
  }
});

/** A schema takes a value, and as it is. */
function expectTaken(what: string, schema: z.ZodType, value: unknown): void {
  const { error, data = value } = schema.safeParse(value);
  expect.soft(error === undefined, error ? `${what}: ${z.prettifyError(error)}` : what).toBe(true);
  expect.soft(data, what).toEqual(value);
}

function expectPart(place: Place, schema: z.ZodType, example: unknown): void {
  expectTaken(`example of its ${place}`, schema, example);
  const names = nameMap(schema);
  const wire: unknown = JSON.parse(JSON.stringify(toWire(names, example) ?? null));
  expectTaken(`example of its ${place}, on the wire`, wireSchema(schema), wire);
  expect.soft(fromWire(names, wire), `example of its ${place}, back from the wire`).toEqual(example ?? null);
  expect.soft(hiddenObjects(schema), `legacy names hidden in its ${place}`).toEqual([]);
  const endless =
    place === 'response' ? [] : unbounded(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));
  expect.soft(endless, `texts and lists without an end in its ${place}`).toEqual([]);
}

it('the look-out for what has no end finds it', () => {
  const loose = z.object({
    a: z.string(),
    b: z.array(z.object({ c: z.string().max(1) })),
    d: z.string().max(2),
  });
  expect(unbounded(z.toJSONSchema(loose))).toEqual(['a', 'b']);
});

describe('authorization', () => {
  /**
   * Writes without a session. Each is protected in another way: captcha, code, signature, ticket, or it only reads.
   */
  const open = [
    'caManage.mobileInstall', // one-time code of the QR text
    'caManage.mobileScan', // one-time code of the QR text
    'caServices.verify',
    'caServices.verifyFile',
    'catalog.brands',
    'catalog.categories',
    'catalog.top',
    'chat.ask',
    'chat.query',
    'chat.replyById',
    'content.downloads',
    'credentials.bindLock', // signed challenge and SMS code
    'credentials.checkAccount',
    'credentials.holderName',
    'credentials.recoverPhone', // SMS code; a person decides
    'credentials.sendCode', // captcha
    'credentials.updatePassword', // SMS code
    'downloads.detail',
    'files.handoverUpload', // one-time code
    'handover.login',
    'handover.loginByToken',
    'handover.loginFromXd',
    'knowledge.feedback',
    'lockLogin.challenge',
    'lockLogin.login',
    'orders.track', // SMS code to the orderer
    'orders.trackCode', // captcha
    'scanLogin.answer', // signed text of a picture
    'scanLogin.enter', // ticket of the window
    'scanLogin.look', // code of the picture
    'scanLogin.open',
    'scanLogin.state', // ticket of the window
    'scanStamp.answer', // signatures of the phone
    'scanStamp.choose', // code of the picture
    'scanStamp.look', // code of the picture
    'scanStamp.open',
    'scanStamp.prepare', // ticket of the window
    'scanStamp.state', // ticket of the window
    'session.checkUsername',
    'session.login',
    'session.loginByKey', // access key
    'session.loginBySms',
    'session.logout', // of a login that has ended already
    'session.register',
    'session.sendSmsCode',
    'shop.detail',
    'shop.list',
    'shop.sku',
  ];
  it('no other POST, PUT or DELETE works without a session', () => {
    const without = rows.filter(({ row }) => row.method !== 'GET' && row.access.kind === 'public');
    expect(without.map(({ id }) => id).toSorted()).toEqual(open);
  });
  it('office and administration always require a permission', () => {
    const office =
      /^(?:system[A-Z]\w*|monitor|dataScope|contentAdmin|couponAdmin|shopAdmin|finance|statistics|peopleReview|desk|review)\./;
    const openToAll = ['systemDictionary.typeOptions', 'systemMenus.tree', 'systemNotices.detail'];
    const loose = rows.filter(
      ({ id, row }) => office.test(id) && !(row.access.kind === 'user' && row.access.permission),
    );
    expect(loose.map(({ id }) => id).toSorted()).toEqual([
      // The caller's own statistics of today.
      'desk.day',
      // One row for all desks: its handler selects the permission by the desk.
      'desk.hold',
      ...openToAll,
      'systemNotices.markRead',
      'systemNotices.top',
    ]);
  });
});

describe('the table', () => {
  it('has no two rows with the same method and path', () => {
    // Parameter names do not distinguish calls.
    const calls = rows.map(({ row }) => `${row.method} ${row.path.replace(/\{\w+\}/g, '{}')}`);
    expect(new Set(calls).size).toBe(calls.length);
  });

  it('uses the same parameter name at the same position in all its calls, as OpenAPI requires', () => {
    const spellings = new Map<string, Set<string>>();
    for (const { row } of rows) {
      const place = row.path.replace(/\{\w+\}/g, '{}');
      spellings.set(place, (spellings.get(place) ?? new Set()).add(row.path));
    }
    expect([...spellings.values()].filter((paths) => paths.size > 1).map((paths) => [...paths])).toEqual([]);
  });

  it('cannot have two fields with one wire name', () => {
    const shape = z.object({ name: z.string(), phone: z.string() });
    expect(() => legacy(shape, { name: 'x', phone: 'x' })).toThrow('share a wire name: x, x');
    expect(() => legacy(shape, { name: 'phone' })).toThrow('share a wire name: phone, phone');
  });
});

/** Objects with legacy names below a schema type that nameMap does not look through (unions, records, lazy …). */
function hiddenObjects(schema: z.core.$ZodType, hidden = false, seen = new Set<unknown>()): string[] {
  if (seen.has(schema)) return [];
  seen.add(schema);
  const found =
    hidden && schema instanceof z.ZodObject && nameMap(schema) ? [Object.keys(schema.shape).join()] : [];
  const transparent = ['object', 'array', 'optional', 'nullable', 'default', 'readonly'];
  const below = hidden || !transparent.includes(schema._zod.def.type);
  return [...found, ...children(schema).flatMap((child) => hiddenObjects(child, below, seen))];
}

function children(schema: z.core.$ZodType): z.core.$ZodType[] {
  if (schema instanceof z.ZodLazy) return [schema._zod.def.getter()];
  return Object.values(schema._zod.def).flatMap((value: unknown) =>
    (Array.isArray(value)
      ? value
      : value instanceof z.core.$ZodType
        ? [value]
        : Object.values(value ?? {})
    ).filter((inner: unknown): inner is z.core.$ZodType => inner instanceof z.core.$ZodType),
  );
}

describe('the look-out for hidden legacy names', () => {
  it.each([
    ['a union', (inner: z.ZodType) => z.object({ a: z.union([inner, z.null()]) })],
    ['a record', (inner: z.ZodType) => z.record(z.string(), inner)],
    ['a lazy schema', (inner: z.ZodType) => z.lazy(() => inner)],
    ['a transformation', (inner: z.ZodType) => z.array(inner.transform(String))],
  ])('sees into %s', (_, wrap) => {
    expect(hiddenObjects(wrap(contract.session.register.body as z.ZodType))).toHaveLength(1);
  });
});

interface JsonSchema {
  readonly type?: unknown;
  readonly [key: string]: unknown;
}
/** Paths of texts and lists without a maximum length. A pattern or format counts as a limit. */
function unbounded(schema: JsonSchema, path = ''): string[] {
  const { type, properties, items, anyOf, oneOf, allOf, additionalProperties } = schema;
  const endless =
    (type === 'string' &&
      !['maxLength', 'pattern', 'format', 'enum', 'const'].some((key) => key in schema)) ||
    (type === 'array' && !('maxItems' in schema) && !('prefixItems' in schema));
  const inner = [anyOf, oneOf, allOf].flatMap((list) => (Array.isArray(list) ? (list as JsonSchema[]) : []));
  const below = [
    ...Object.entries((properties ?? {}) as Record<string, JsonSchema>),
    ...[items, additionalProperties].flatMap((one): [string, JsonSchema][] =>
      typeof one === 'object' && one !== null ? [['[]', one as JsonSchema]] : [],
    ),
  ];
  return [
    ...(endless ? [path] : []),
    ...inner.flatMap((one) => unbounded(one, path)),
    ...below.flatMap(([key, one]) => unbounded(one, path ? `${path}.${key}` : key)),
  ];
}
