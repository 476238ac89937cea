import { describe, expect, it } from 'vitest';
import { scrub } from './scrub.js';

const token = `5.${'aB3_-'.repeat(8)}xyz`;

describe('what must not be in a log', () => {
  it.each([
    ['a phone', '发送到 13000000000 失败', '13000000000'],
    ['a phone in JSON', '{"phone":"13000000000"}', '13000000000'],
    ['a phone in an address', 'GET /sys/sendRegPhone?mobilePhone=13000000000&reg=1', '13000000000'],
    ['an ID number', 'duplicate key (id_number)=(210000199003070013)', '19900307'],
    ['an ID number with X', '21000019880808002X', '19880808'],
    ['an ID number in lower case', '21000019880808002x', '19880808'],
    ['an old ID number', '证件 210000900307001', '900307'],
    ['a token', `session ${token} expired`, token.slice(2)],
    ['a token in a header', `authorization: Bearer ${token}`, token.slice(2)],
    ['a foreign token', 'Authorization: eyJhbGciOi.eyJzdWIi.sig', 'eyJhbGciOi'],
    ['a PIN', 'verifyPin failed, pin=12345678', '12345678'],
    ['a PIN in JSON', '{"PIN":"12345678"}', '12345678'],
    ['a password', '{"username":"qiye","password":"Demo@2026"}', 'Demo@2026'],
    ['a password in escaped JSON', '{"msg":"body {\\"password\\":\\"Demo@2026\\"}"}', 'Demo@2026'],
    ['an SMS code', 'smsCode: 123456', '123456'],
  ])('%s', (_, line, secret) => {
    expect(scrub(line)).not.toContain(secret);
  });
});

describe('what a log needs', () => {
  it.each([
    'DD20261121000001',
    '{"level":30,"time":1795231769120,"msg":"ready"}',
    'trade 2026112122001400000000000001',
    'certificate 4A7F91C20E883D15',
    'req 0b7e3d52-2b1c-4a39-8d6e-6b8f1a7c9e01',
    'company 91210000TEX000010X',
    '2026-11-21 10:00:00',
    'http://127.0.0.1:8080/order/list',
  ])('is kept: %s', (line) => {
    expect(scrub(line)).toBe(line);
  });

  it('leaves a phone recognizable for support', () => {
    expect(scrub('13012345678')).toBe('130****5678');
  });
});
