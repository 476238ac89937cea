import { expect, it } from 'vitest';
import { uploadedFile, uploadProblem } from './files.js';

const link = { fileId: '7f0d3c1e-5b2a-4e8f-9d6c-1a2b3c4d5e6f', size: 12, url: '/common/download?fileName=x' };

it.each([
  ['营业执照.PDF', 'pdf'],
  ['身份证.jpeg', 'jpg'],
  ['印章.v2.png', 'png'],
  ['发票.ofd', 'zip'],
  ['没有后缀', 'zip'],
])('tells the kind of %s by its ending', (name, kind) => {
  expect(uploadedFile({ ...link, name })).toEqual({ id: link.fileId, name, size: 12, kind });
});

it('gives the usual reason where the server gave none', () => {
  expect(uploadProblem(new Error('boom'))).toBe('可能是网络断开或服务器繁忙，请重新上传。');
});
