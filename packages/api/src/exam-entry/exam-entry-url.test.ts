import { spawnSync } from 'node:child_process';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ExamEntryPerson } from '../contract/index.js';
import { examEntryUrl } from './index.js';

const cipher = { key: 'exam-entry-key-24-bytes!', iv: 'vector-8' };
const base = 'https://exam.example.cn/login';
const person: ExamEntryPerson = {
  idNumber: '210000199003070013',
  phone: '13000000000',
  name: '张示例',
  creditCode: '91210000TEX000010X',
  companyName: '示例建设工程有限公司',
};
const hex = (text: string) => Buffer.from(text, 'utf8').toString('hex');

function openssl(direction: '-e' | '-d', input: Buffer): Buffer {
  const args = ['enc', '-des-ede3-cbc', direction, '-K', hex(cipher.key), '-iv', hex(cipher.iv)];
  const run = spawnSync('openssl', args, { input });
  expect(run.stderr.toString()).toBe('');
  expect(run.status).toBe(0);
  return run.stdout;
}
const parametersOf = (url: string) => Object.fromEntries(new URL(url).searchParams);

describe('exam entry address', () => {
  it('equals the output of openssl byte for byte', () => {
    const encrypted = (text: string) => openssl('-e', Buffer.from(text, 'utf8')).toString('base64');
    expect(parametersOf(examEntryUrl(base, person, cipher))).toEqual({
      idCardNum: encrypted(person.idNumber),
      phone: encrypted(person.phone),
      name: encrypted(person.name),
      orgNum: encrypted(person.creditCode),
      unit: encrypted(person.companyName),
    });
  });

  it('openssl can decrypt it, with any name', () => {
    const anyText = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(anyText, (name) => {
        const { name: sent = '' } = parametersOf(examEntryUrl(base, { ...person, name }, cipher));
        expect(openssl('-d', Buffer.from(sent, 'base64')).toString('utf8')).toBe(name);
      }),
      { numRuns: 25 },
    );
  });

  it('is URL-encoded: plus, slash and equals', () => {
    const query = examEntryUrl(base, person, cipher).slice(base.length + 1);
    for (const pair of query.split('&')) expect(pair).toMatch(/^\w+=[\w.%-]+$/);
  });

  it('opens the plain page without data', () => {
    expect(examEntryUrl(base, null, cipher)).toBe(base);
    const empty = { idNumber: '', phone: '', name: '', creditCode: '', companyName: '' };
    expect(examEntryUrl(base, empty, cipher)).toBe(base);
    // As servers of the family answer: empty fields are null or missing.
    expect(examEntryUrl(base, { phone: null } as unknown as ExamEntryPerson, cipher)).toBe(base);
  });

  it('keeps the five parameters for a person without a company', () => {
    const single = parametersOf(examEntryUrl(base, { ...person, creditCode: '', companyName: '' }, cipher));
    expect(Object.keys(single)).toEqual(['idCardNum', 'phone', 'name', 'orgNum', 'unit']);
    expect(openssl('-d', Buffer.from(single['unit'] ?? '', 'base64')).toString()).toBe('');
  });

  it('adds to an existing query of the address', () => {
    const url = examEntryUrl(`${base}?from=portal`, person, cipher);
    expect(parametersOf(url)).toMatchObject({ from: 'portal', phone: expect.any(String) });
  });

  it('refuses a key or vector of the wrong length, without repeating it', () => {
    expect(() => examEntryUrl(base, person, { ...cipher, key: 'short' })).toThrow(
      /^the exam entry's key must have 24 bytes$/,
    );
    expect(() => examEntryUrl(base, person, { ...cipher, iv: '' })).toThrow(
      /^the exam entry's vector must have 8 bytes$/,
    );
  });
});
