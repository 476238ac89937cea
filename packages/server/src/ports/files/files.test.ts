import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { directoryStore, memoryStore, sealedStore } from './index.js';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'files-'));
});
afterEach(() => {
  rmSync(root, { recursive: true });
});

const name = '7f0d3c1e-5b2a-4e8f-9d6c-1a2b3c4d5e6f.pdf';
const content = new TextEncoder().encode('身份证人像面');

describe.each([
  ['a directory', () => directoryStore(root)],
  ['memory', () => memoryStore()],
  ['a sealed directory', () => sealedStore(directoryStore(root), () => 'a secret')],
])('%s', (_, open) => {
  it('gives back what was put, and nothing after it was removed', async () => {
    const store = open();
    expect(await store.get(name)).toBeUndefined();
    await store.put(name, content);
    expect(await store.get(name)).toEqual(content);
    await store.remove(name);
    await store.remove(name);
    expect(await store.get(name)).toBeUndefined();
  });
});

describe('a directory', () => {
  it.each(['../secret.pdf', 'a/b.pdf', '.env', 'x'.repeat(90) + '.pdf'])(
    'refuses the name %s',
    async (bad) => {
      await expect(async () => directoryStore(root).put(bad, content)).rejects.toThrow(RangeError);
    },
  );
});

describe('a sealed directory', () => {
  it('keeps nothing readable, and opens only with its secret and under its name', async () => {
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
