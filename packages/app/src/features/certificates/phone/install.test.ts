import { ApiError } from '@ca-portal/api';
import { errorCodes } from '@ca-portal/api/domain';
import { beforeEach, expect, it, vi } from 'vitest';
import { call } from '../../../api/query.js';
import { fetchFor, prepare, readCode } from './install.js';
import { certificateOf, type PhoneCertificate } from './phone-store.js';
import { digestOf } from '../keys/browser-keys.js';

const kept = vi.hoisted(() => new Map<string, PhoneCertificate>());
vi.mock('../../../api/query.js', () => ({ call: vi.fn<() => Promise<unknown>>() }));
vi.mock('./phone-store.js', () => ({
  certificateOf: async (id: string) => kept.get(id),
  keepCertificate: async (one: PhoneCertificate) => void kept.set(one.id, one),
}));

const code = 'cGhvbmUtY2VydC0wMDAxMDAx';
const scanned = { holderName: '赵*', productName: '手机证书' };
const issued = { serialNumber: '4A7F91C20E883D17', signCertificate: 'MIIB', notAfter: '2027-11-21 10:30:00' };
const ended = new ApiError('business', errorCodes.mobileCodeEnded, '二维码已失效');
const answers = vi.mocked(call) as unknown as ReturnType<typeof vi.fn>;
beforeEach(() => {
  kept.clear();
  answers.mockReset();
});

it('fetches the certificate with the kept keys when the answer was lost and the page opens again', async () => {
  answers.mockResolvedValueOnce(scanned);
  const keys = await prepare(await readCode(code), 'Xk7-mobile');
  answers.mockRejectedValueOnce(new ApiError('network', 0, '没有连上'));
  await expect(fetchFor(code, keys)).rejects.toThrow('没有连上');
  // The server has issued it, so the code has ended.
  answers.mockRejectedValueOnce(ended);
  const again = await readCode(code);
  expect(again).toMatchObject({ scanned: undefined, earlier: { productName: '手机证书' } });
  answers.mockResolvedValueOnce(issued);
  await fetchFor(code, again.earlier!);
  expect(answers.mock.lastCall?.[2]).toEqual({ body: { code, ...keys.request } });
  expect(await certificateOf(await digestOf(code))).toMatchObject({ issued });
});

it('says that a code has ended where nothing is left to fetch', async () => {
  answers.mockRejectedValue(ended);
  await expect(readCode(code)).rejects.toBe(ended);
  answers.mockResolvedValueOnce(scanned);
  const keys = await prepare(await readCode(code), 'Xk7-mobile');
  answers.mockResolvedValueOnce(issued);
  await fetchFor(code, keys);
  await expect(readCode(code)).rejects.toBe(ended);
});
