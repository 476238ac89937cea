import { expect, it } from 'vitest';
import { digestOf, isSameName, lineOf, readList } from './signed-list.js';

it('signs name and digest together, so that a signature fits one file alone', async () => {
  const sha256 = await digestOf(new Blob(['abc']));
  expect(sha256).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  expect(lineOf({ name: '合同.pdf', sha256 })).not.toBe(lineOf({ name: '合同2.pdf', sha256 }));
});

it('reads what it has written, and nothing else', () => {
  const files = [{ name: 'a.pdf', sha256: 'ab', signature: 'AAAA' }];
  const list = { kind: 'signed-files', holder: '示例', certificate: 'MIID', files };
  expect(readList(`\uFEFF${JSON.stringify(list)}`)).toEqual(list);
  for (const text of ['', 'null', '{}', '[1]', JSON.stringify({ ...list, files: [{}] }), '%PDF-1.4']) {
    expect(readList(text)).toBeUndefined();
  }
});

it('tells another name from the same one in another spelling', () => {
  expect(isSameName('甲（集团）有限公司', '甲(集团) 有限公司')).toBe(true);
  expect(isSameName('A\\, Inc', 'A, Inc')).toBe(true);
  expect(isSameName('甲公司', '乙公司')).toBe(false);
});
