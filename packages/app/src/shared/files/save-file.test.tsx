import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { saveFile, saveText } from './save-file.js';

/** jsdom cannot create blob URLs or follow links. */
let saved: { name: string; content: Blob }[];
let made: Map<string, Blob>;
beforeEach(() => {
  saved = [];
  made = new Map();
  vi.useFakeTimers();
  URL.createObjectURL = (content) => {
    made.set(`blob:${made.size}`, content as Blob);
    return [...made.keys()].at(-1) ?? '';
  };
  URL.revokeObjectURL = (url) => made.delete(url);
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(this: HTMLAnchorElement) {
    const content = made.get(this.href);
    if (this.isConnected && content) saved.push({ name: this.download, content });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('saves a file under its name, and frees its memory after the browser has read it', () => {
  const content = new Blob(['x']);
  saveFile({ fileName: '发票.pdf', content });
  expect(saved).toEqual([{ name: '发票.pdf', content }]);
  expect(document.querySelector('a')).toBeNull();
  expect(made.size).toBe(1);
  vi.advanceTimersByTime(60_000);
  expect(made.size).toBe(0);
});

test('starts a text with a byte order mark, so that Windows reads Chinese', async () => {
  saveText('清单.txt', '办理清单');
  expect(saved[0]?.name).toBe('清单.txt');
  const bytes = new Uint8Array((await saved[0]?.content.arrayBuffer()) ?? new ArrayBuffer(0));
  expect(bytes.slice(0, 3)).toEqual(new Uint8Array([0xef, 0xbb, 0xbf]));
  expect(new TextDecoder().decode(bytes)).toBe('办理清单');
});
