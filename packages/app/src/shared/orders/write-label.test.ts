import { expect, it } from 'vitest';
import { writeLabel } from './write-label.js';

it.each([
  [null, '写入证书'],
  ['0101', '写入证书'],
  ['0101,0301', '写入证书'],
  ['0102', '写入证书'],
  ['0103', '更新证书'],
  ['0105', '更新证书'],
  ['0106', '更新证书'],
  ['0110', '写入印章'],
] as const)('an order of type %s says %s', (type, label) => {
  expect(writeLabel(type)).toBe(label);
});
