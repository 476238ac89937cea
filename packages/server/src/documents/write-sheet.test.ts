import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { writeSheet } from './write-sheet.js';

it('writes text that is never computed, and numbers as numbers', async () => {
  const formulas = ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1'];
  const parts = unzipSync(await writeSheet('用户', [['账号', '次数'], ['<张>&\u0001', 3], formulas]));
  const read = (path: string) => strFromU8(parts[path] ?? new Uint8Array());
  const sheet = read('xl/worksheets/sheet1.xml');
  expect(sheet).not.toContain('<f');
  expect(sheet).toMatch(/<c r="B2"[^>]*><v>3<\/v>/);
  for (const cell of ['A3', 'B3', 'C3', 'D3', 'E3', 'F3']) {
    expect(sheet).toMatch(new RegExp(`<c r="${cell}"[^>]* t="(?:s|inlineStr)"`));
  }
  const texts = sheet + read('xl/sharedStrings.xml');
  for (const text of ['&lt;张&gt;&amp;', '=1+1', '@SUM(A1)']) expect(texts).toContain(text);
  expect(texts).not.toContain('\u0001');
  expect(read('xl/workbook.xml')).toContain('用户');
});
