import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OpenDatabase } from '../../db/open.js';
import { fileParts } from '../../db/schema/index.js';
import { openTestDatabase } from '../../testing/index.js';
import { databaseStore } from './live/database-store.js';
import { directoryStore } from './live/directory-store.js';
import { memoryStore } from './sandbox/memory-store.js';
import { sealedStore } from './live/sealed-store.js';

let root = '';
let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'files-'));
});
afterEach(async () => {
  rmSync(root, { recursive: true });
  await database.db.delete(fileParts);
});

const name = '7f0d3c1e-5b2a-4e8f-9d6c-1a2b3c4d5e6f.pdf';
const content = new TextEncoder().encode('身份证人像面');

describe.each([
  ['a directory', () => directoryStore(root)],
  ['memory', () => memoryStore()],
  ['the database', () => databaseStore(database.db)],
  ['the sealed database', () => sealedStore(databaseStore(database.db), () => 'a secret')],
  ['a sealed directory', () => sealedStore(directoryStore(root), () => 'a secret')],
])('%s', (_, open) => {
  it('returns the stored bytes, and nothing after they were removed', async () => {
    const store = open();
    expect(await store.get(name)).toBeUndefined();
    await store.put(name, content);
    expect(await store.get(name)).toEqual(content);
    await store.remove(name);
    await store.remove(name);
    expect(await store.get(name)).toBeUndefined();
  });

  it('accepts a stream, and stores nothing of an interrupted one', async () => {
    const store = open();
    const coming = async function* (breaks: boolean) {
      yield content.subarray(0, 5);
      if (breaks) throw new Error('the sender has gone');
      yield content.subarray(5);
    };
    await expect(store.put(name, coming(true))).rejects.toThrow('gone');
    expect(await store.get(name)).toBeUndefined();
    await store.put(name, coming(false));
    expect(await store.get(name)).toEqual(content);
  });
});

it('splits a large file into parts, whatever chunks arrive', async () => {
  const store = databaseStore(database.db);
  const large = randomBytes(1_300_000);
  const pieces = async function* () {
    for (let at = 0; at < large.length; at += 65_537) yield large.subarray(at, at + 65_537);
  };
  await store.put(name, pieces());
  expect(await database.db.$count(fileParts)).toBe(3);
  expect(Buffer.from((await store.get(name)) ?? []).equals(large)).toBe(true);
});

describe('a directory', () => {
  it('flushes a file and its name before it resolves', async () => {
    const handle = await open(root, 'r');
    const sync = vi.spyOn(Object.getPrototypeOf(handle) as typeof handle, 'sync');
    await handle.close();
    await directoryStore(root).put(name, content);
    const flushed = sync.mock.calls.length;
    sync.mockRestore();
    // The file, its folder, and the folder's entry.
    expect(flushed).toBe(3);
    expect(statSync(join(root, name.slice(0, 2), name)).mode & 0o777).toBe(0o600);
  });

  it.each(['../secret.pdf', 'a/b.pdf', '.env', 'x'.repeat(90) + '.pdf'])(
    'refuses the name %s',
    async (bad) => {
      await expect(async () => directoryStore(root).put(bad, content)).rejects.toThrow(RangeError);
    },
  );
});

describe('an encrypted directory', () => {
  it('contains nothing readable, and opens only with its secret and under its name', async () => {
    const plain = directoryStore(root);
    await sealedStore(plain, () => 'a secret').put(name, content);
    const [folder = ''] = readdirSync(root);
    expect(readFileSync(join(root, folder, name)).includes(Buffer.from('身份证'))).toBe(false);
    await expect(sealedStore(plain, () => 'another').get(name)).rejects.toThrow(/authenticate/);
    const other = name.replace('7f', '8f');
    await plain.put(other, (await plain.get(name)) ?? new Uint8Array());
    await expect(sealedStore(plain, () => 'a secret').get(other)).rejects.toThrow(/authenticate/);
  });
});
