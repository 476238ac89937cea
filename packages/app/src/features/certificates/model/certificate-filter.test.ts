import type { Certificate } from '@ca-portal/api';
import { certificates } from '@ca-portal/api/contract';
import { certificateStates } from '@ca-portal/api/domain';
import { describe, expect, it, test } from 'vitest';
import { certificateTabs, inTab, searchCertificates } from './certificate-filter.js';

const { response } = certificates.list.example;
const row = (given: Partial<Certificate>): Certificate => ({ ...response, ...given });
const each = certificateStates.map((state) => row({ id: state, state }));

describe('tabs', () => {
  it('contain each certificate in exactly one of the tabs behind 全部', () => {
    expect(inTab(each, 'all')).toHaveLength(each.length);
    const behind = certificateTabs.slice(1).flatMap(({ value }) => inTab(each, value));
    expect(behind.map(({ id }) => id).toSorted()).toEqual([...certificateStates].toSorted());
  });
  it.each([
    ['running', ['pending', 'busy']],
    ['expiring', ['expiring']],
  ] as const)('%s', (tab, states) => {
    expect(inTab(each, tab).map(({ state }) => state)).toEqual(states);
  });
});

const rows = [
  row({ id: 'a', serialNumber: '4A7F91C20E883D15', holderName: '示例建设工程有限公司' }),
  row({ id: 'b', serialNumber: '', holderName: '李样例', platformNames: ['造价成果平台'] }),
];
test.each([
  ['', ['a', 'b']],
  ['4a7f 91c2', ['a']],
  ['示例 主锁', ['a']],
  ['造价', ['b']],
  ['没有', []],
])('%j finds %j', (words, ids) => {
  expect(searchCertificates(rows, words).map(({ id }) => id)).toEqual(ids);
});
