import { expect, it } from 'vitest';
import { tokenStore } from '../../session/token.js';
import { SaveQueue } from './save-queue.js';

it('runs saves one after the other, each with the version that the previous save returned', async () => {
  const queue = new SaveQueue(7);
  const order: string[] = [];
  let finish = () => {};
  const first = queue.run(async (version) => {
    order.push(`first@${version}`);
    await new Promise<void>((resolve) => (finish = resolve));
    return { version: version + 1 };
  });
  const second = queue.run(async (version) => {
    order.push(`second@${version}`);
    return { version: version + 1 };
  });
  await Promise.resolve();
  expect(order).toEqual(['first@7']);
  finish();
  await Promise.all([first, second]);
  expect(order).toEqual(['first@7', 'second@8']);
  expect(await queue.settled()).toBe(9);
});

it('reports a failure only to its own caller', async () => {
  const queue = new SaveQueue(3);
  const failed = queue.run(() => Promise.reject(new Error('no network')));
  const next = queue.run((version) => Promise.resolve({ version: version + 1 }));
  await expect(failed).rejects.toThrow('no network');
  await expect(next).resolves.toEqual({ version: 4 });
  expect(await queue.settled()).toBe(4);
});

it('starts no save after another user has continued in the window', async () => {
  const queue = new SaveQueue(3);
  let fail = () => {};
  const waiting = queue.run(
    () => new Promise((_, reject) => (fail = () => reject(new Error('the login was not renewed')))),
  );
  const sent: number[] = [];
  const queued = queue.run((version) => {
    sent.push(version);
    return Promise.resolve({ version });
  });
  await Promise.resolve();
  tokenStore.set('5.li');
  fail();
  await expect(waiting).rejects.toThrow('not renewed');
  await expect(queued).rejects.toThrow('Another user');
  expect(sent).toEqual([]);
  expect(() => queue.check()).toThrow('Another user');
  tokenStore.clear();
});
