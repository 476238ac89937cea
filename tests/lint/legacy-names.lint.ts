import { readdirSync, readFileSync } from 'node:fs';
import { groups, nameMap, type NameMap } from '@ca-portal/api/contract';
import { expect, it } from 'vitest';

const english = ['img', 'data']; // short, but no pinyin: other code may use the words
const wireNames = (map: NameMap | undefined): string[] =>
  Object.values(map ?? {}).flatMap((entry) =>
    typeof entry === 'string' ? [entry] : [...(entry[0] ? [entry[0]] : []), ...wireNames(entry[1])],
  );
const schemas = Object.values(groups)
  .flatMap((operations) => Object.values(operations))
  .flatMap(({ params, query, body, response }) => [params, query, body, response])
  .filter((schema) => schema !== undefined);
const names = [...new Set(schemas.flatMap((schema) => wireNames(nameMap(schema))))].filter(
  // Names with brackets (`params[beginTime]`) are the API family's own, and English.
  (name) => !english.includes(name) && /^\w+$/.test(name),
);
const packages = new URL('../../packages/', import.meta.url);
const sources = readdirSync(packages, { recursive: true, encoding: 'utf8' })
  .filter((file) => /^[\w-]+\/src\/.*\.tsx?$/.test(file))
  .filter((file) => !/^api\/src\/contract\/|\.generated\.ts$|\.test\.tsx?$/.test(file));

it('legacy names are known here', () => {
  expect(names).toEqual(
    expect.arrayContaining(['yhXm', 'yhSfZh', 'tyShxyDm', 'qyShzt', 'tInfoGeren', 'qymc']),
  );
  expect(sources).toContain('api/src/client/client.ts');
  expect(sources.length).toBeGreaterThan(50);
});

it('legacy names stand in the contract alone; all other code speaks English', () => {
  const legacyName = new RegExp(`\\b(?:${names.join('|')})\\b`, 'g');
  const found = sources.flatMap((file) =>
    (readFileSync(new URL(file, packages), 'utf8').match(legacyName) ?? []).map((name) => `${file}: ${name}`),
  );
  expect(found).toEqual([]);
});
