import { company } from '@ca-portal/api/contract';
import { companyAttachments } from '@ca-portal/api/domain';
import { describe, expect, it } from 'vitest';
import { differencesOf, issuesOf, mayConfirmCode, placeParams, readPlace } from './record-issues.js';

const { response: example } = company.record.example;
const file = example.files[0]!.file;
const complete = { ...example, files: companyAttachments.map((kind) => ({ kind, file })) };
const texts = (form: Parameters<typeof issuesOf>[0]) => issuesOf(form).map(({ text }) => text);

describe('what blocks the submit', () => {
  it('is nothing for a complete record, masked numbers included', () => {
    expect(issuesOf(complete)).toEqual([]);
  });

  it('names every missing field and file with its step', () => {
    const basics = { ...example.basics, address: ' ', region: '' };
    expect(issuesOf({ ...complete, basics, files: complete.files.slice(0, 1) })).toEqual([
      { step: 1, text: '住所没有填写' },
      { step: 1, text: '所属地区没有填写' },
      { step: 4, text: '法定代表人授权委托书没有上传' },
      { step: 4, text: '电子印章采集表没有上传' },
    ]);
  });

  it('accepts a wrong check digit only when confirmed, and a wrong format never', () => {
    const wrongDigit = '91210100TEX000402A';
    const basics = { ...example.basics, creditCode: wrongDigit };
    expect(mayConfirmCode(wrongDigit)).toBe(true);
    expect(mayConfirmCode(example.basics.creditCode)).toBe(false);
    expect(texts({ ...complete, basics })).toEqual(['统一社会信用代码：校验位不符，请与营业执照核对']);
    expect(texts({ ...complete, basics: { ...basics, codeConfirmed: true } })).toEqual([]);
    const nonsense = { ...basics, creditCode: '91-2', codeConfirmed: true };
    expect(texts({ ...complete, basics: nonsense })).toHaveLength(1);
  });

  it('compares a number with the ID card only where it is an ID number', () => {
    const people = { ...example.people, representativeIdNumber: 'E1234567' };
    expect(texts({ ...complete, people })).toHaveLength(1);
    expect(texts({ ...complete, people: { ...people, representativeIdKind: 'passport' } })).toEqual([]);
  });
});

it('counts only readable values as different', () => {
  const row = { field: 'address' as const, label: '住所', entered: 'a', read: 'b', same: false };
  expect(differencesOf({ comparison: [row, { ...row, read: null }, { ...row, same: true }] })).toEqual([row]);
});

it('keeps the step in the address', () => {
  const none = new URLSearchParams();
  expect(readPlace(placeParams({ step: 3 }, none))).toEqual({ step: 3 });
  expect(placeParams({ step: 1 }, none).toString()).toBe('');
  expect(readPlace(new URLSearchParams('step=9'))).toEqual({ step: 1 });
  const item = 'people.agentName';
  const led = placeParams({ step: 2, item }, new URLSearchParams('back=/core/order'));
  expect(led.get('back')).toBe('/core/order');
  expect(readPlace(led)).toEqual({ step: 2, item });
});
