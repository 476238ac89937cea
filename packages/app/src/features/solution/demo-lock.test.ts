import { expect, test } from 'vitest';
import { canDemonstrate, hexOf, makeDemoLock } from './demo-lock.js';

test('a signature fits its text and its lock, and nothing else', async () => {
  expect(canDemonstrate()).toBe(true);
  const [lock, other] = await Promise.all([makeDemoLock(), makeDemoLock()]);
  const signature = await lock.sign('投标报价 1,268,000 元');
  expect(await lock.verify('投标报价 1,268,000 元', signature)).toBe(true);
  expect(await lock.verify('投标报价 1,368,000 元', signature)).toBe(false);
  expect(await other.verify('投标报价 1,268,000 元', signature)).toBe(false);
});

test('what is encrypted for one lock is not read by another', async () => {
  const [old, fresh] = await Promise.all([makeDemoLock(), makeDemoLock()]);
  const secret = await old.encrypt('投标文件');
  expect(await old.decrypt(secret)).toBe('投标文件');
  expect(await fresh.decrypt(secret)).toBeUndefined();
});

test('bytes are shown as pairs', () => {
  expect(hexOf(new Uint8Array([0, 10, 255, 1]), 3)).toBe('00 0A FF …');
});
