import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { claimDataDirectory, resetData } from '../../../scripts/start/data-directory.mjs';

let parent: string;
let data: string;
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'data-'));
  data = join(parent, 'data');
});
afterEach(() => rmSync(parent, { recursive: true }));

test('a directory that start made can be reset', async () => {
  claimDataDirectory(data);
  writeFileSync(join(data, 'orders'), 'x');
  expect(await resetData(data, { yes: true })).toBe(true);
  expect(existsSync(data)).toBe(false);
});

test('somebody else’s directory is never deleted, nor taken over', async () => {
  mkdirSync(data);
  writeFileSync(join(data, 'thesis.doc'), 'x');
  claimDataDirectory(data);
  await expect(resetData(data, { yes: true })).rejects.toThrow(/没有删除任何内容/);
  expect(existsSync(join(data, 'thesis.doc'))).toBe(true);
});

test('without a terminal nothing is deleted unless --yes is given', async () => {
  claimDataDirectory(data);
  await expect(resetData(data, { yes: false, interactive: false })).rejects.toThrow(/--yes。$/);
  expect(existsSync(data)).toBe(true);
});

test('there is nothing to ask when there is nothing', async () => {
  expect(await resetData(data, { yes: false, interactive: false })).toBe(true);
});

test('a place where nothing can be written is left to the server to explain', () => {
  writeFileSync(data, 'a file, not a directory');
  expect(() => claimDataDirectory(data)).not.toThrow();
});
