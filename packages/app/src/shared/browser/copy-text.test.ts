import { toaster } from '@ca-portal/ui/toast';
import { afterEach, expect, test, vi } from 'vitest';
import { copyText } from './copy-text.js';

const clipboard = (writeText: () => Promise<void>) =>
  vi.stubGlobal('navigator', { clipboard: { writeText } });
afterEach(() => {
  vi.unstubAllGlobals();
});

test('reports success only when the text was copied', async () => {
  const success = vi.spyOn(toaster, 'success');
  const error = vi.spyOn(toaster, 'error');
  clipboard(() => Promise.resolve());
  await copyText('DD1', '已复制', '没有复制成功');
  expect(success).toHaveBeenCalledExactlyOnceWith('已复制');
  expect(error).not.toHaveBeenCalled();
});

test('reports a refusal and a page without a clipboard', async () => {
  const success = vi.spyOn(toaster, 'success');
  const error = vi.spyOn(toaster, 'error');
  clipboard(() => Promise.reject(new DOMException('denied', 'NotAllowedError')));
  await copyText('DD1', '已复制', '没有复制成功');
  vi.stubGlobal('navigator', {});
  await copyText('DD1', '已复制', '没有复制成功');
  expect(error.mock.calls).toEqual([['没有复制成功'], ['没有复制成功']]);
  expect(success).not.toHaveBeenCalled();
});
