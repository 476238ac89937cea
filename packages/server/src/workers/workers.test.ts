import { errorCodes } from '@ca-portal/api/domain';
import { PNG } from 'pngjs';
import { afterEach, describe, expect, it } from 'vitest';
import { programOf } from '../testing/program.js';
import { testWorkers } from '../testing/test-workers.js';
import { openWorkers, type Workers } from './index.js';

let narrow: Workers | undefined;
afterEach(() => narrow?.close());

const square = (side: number) => new Uint8Array(PNG.sync.write(new PNG({ width: side, height: side })));
const sentence = { message: expect.stringMatching(/请/) as unknown };

describe('a task', () => {
  it('runs in another process and returns its result', async () => {
    const image = await testWorkers().run('captchaImage', 'me', '1+1=?');
    expect(PNG.sync.read(Buffer.from(image)).width).toBe(264);
  });

  it('may refuse with an error of the catalog', async () => {
    await expect(testWorkers().run('recolor', 'me', new Uint8Array(9), 'red')).rejects.toMatchObject({
      code: errorCodes.sealPictureRefused,
      ...sentence,
    });
  });

  it('that takes too long is ended, and its process is replaced', async () => {
    narrow = openWorkers({ sent: { withinMs: 1 } }, programOf('worker'));
    await expect(narrow.run('recolor', 'me', square(2000), 'red')).rejects.toMatchObject({
      code: errorCodes.workTooLong,
      ...sentence,
    });
    expect(await narrow.run('captchaImage', 'me', '1+1=?')).toBeDefined();
  });

  it('that needs more memory than a process has ends alone', async () => {
    narrow = openWorkers({ own: { heapMb: 64, withinMs: 300_000 } }, programOf('worker'));
    const endless = '1'.repeat(30_000_000);
    await expect(narrow.run('captchaImage', 'me', endless)).rejects.toMatchObject({
      code: errorCodes.workTooLarge,
      ...sentence,
    });
  });

  it('of an idle lane starts a process again', async () => {
    narrow = openWorkers({ pictures: { idleMs: 0, withinMs: 300_000 } }, programOf('worker'));
    const read = async () => narrow?.run('readLicensePicture', 'me', square(40), 'image/png');
    expect(await read()).toBeNull();
    // Takes longer than the idle time: a process of the other lane starts first.
    await narrow.run('captchaImage', 'me', '1+1=?');
    expect(await read()).toBeNull();
  });

  it('waits only within its share and the queue’s limit', async () => {
    narrow = openWorkers({ sent: { share: 1, queue: 2, withinMs: 300_000 } }, programOf('worker'));
    const busy = { code: errorCodes.workBusy, ...sentence };
    const first = narrow.run('recolor', 'me', square(4), 'red');
    await expect(narrow.run('recolor', 'me', square(4), 'red')).rejects.toMatchObject(busy);
    const second = narrow.run('recolor', 'you', square(4), 'red');
    await expect(narrow.run('recolor', 'somebody else', square(4), 'red')).rejects.toMatchObject(busy);
    await Promise.all([first, second]);
    await narrow.run('recolor', 'me', square(4), 'red');
  });
});
