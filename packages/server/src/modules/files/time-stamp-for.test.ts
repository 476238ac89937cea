import { describe, expect, it, vi } from 'vitest';
import { createPki, memoryVault, noRevocations } from '../../pki/index.js';
import { TimeStampUnavailable } from '../../kernel/time-stamp-unavailable.js';
import type { TimeStampSource } from '../../ports/time-stamp/index.js';
import { timeStampFor } from './time-stamp-for.js';

const pki = createPki({
  vault: memoryVault(),
  revocations: noRevocations,
  publicUrl: () => 'http://portal.example',
  clock: () => new Date(),
});
type Warn = Parameters<typeof timeStampFor>[1]['log']['warn'];
const signature = new Uint8Array(256).fill(9);
function asked(timeStamps: TimeStampSource | null) {
  const warn = vi.fn<Warn>();
  return { warn, answer: timeStampFor(signature, { timeStamps, log: { warn } }) };
}

describe('a stamped document is stored', () => {
  it('with the time of the source', async () => {
    const { answer, warn } = asked({ answer: (query) => pki.timeStamp(query) });
    expect(await answer).toBeInstanceOf(Uint8Array);
    expect(warn).not.toHaveBeenCalled();
  });
  it('without one, if there is no source', async () => {
    expect(await asked(null).answer).toBeUndefined();
  });
  it.each<[string, TimeStampSource['answer']]>([
    ['is away', () => Promise.reject(new TimeStampUnavailable('no answer'))],
    ['refuses', () => pki.timeStamp(new Uint8Array([1]))],
    ['talks nonsense', async () => new Uint8Array([0x30, 3, 1, 1, 1])],
  ])('without one, with a log entry, if the source %s', async (_, answerOf) => {
    const { answer, warn } = asked({ answer: answerOf });
    expect(await answer).toBeUndefined();
    expect(warn).toHaveBeenCalledOnce();
  });
  it('not at all if the program itself is wrong', async () => {
    const { answer } = asked({ answer: () => Promise.reject(new TypeError('a bug')) });
    await expect(answer).rejects.toThrow('a bug');
  });
});
