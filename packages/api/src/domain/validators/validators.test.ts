import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  checkBankCard,
  checkCompanyAccount,
  checkCompanyName,
  checkCreditCode,
  checkEmail,
  checkExternalLink,
  checkIdCard,
  checkLandline,
  checkMobile,
  checkNoSpecialCharacters,
  checkPassword,
  checkPersonName,
  checkPhoneLandlineOrDigits,
  checkQqLike,
  checkUsername,
  creditCodeCheckCharacter,
  hasRegistrationCheckDigit,
  type Checked,
} from './index.js';
import {
  bankCardVectors,
  bankVectors,
  companyAccountVectors,
  creditCodeVectors,
  emailVectors,
  externalLinkVectors,
  idCardVectors,
  landlineVectors,
  mobileVectors,
  qqVectors,
  registrationNumberVectors,
} from './vectors.fixtures.js';

const today = new Date('2026-11-21T02:00:00Z');
const idCardToday = (text: string) => checkIdCard(text, today);

describe.each([
  { name: 'ID card', check: idCardToday, vectors: idCardVectors },
  { name: 'credit code', check: checkCreditCode, vectors: creditCodeVectors },
  { name: 'mobile', check: checkMobile, vectors: mobileVectors },
  { name: 'email', check: checkEmail, vectors: emailVectors },
  { name: 'landline', check: checkLandline, vectors: landlineVectors },
  { name: 'bank account as a card', check: checkBankCard, vectors: bankVectors },
  { name: 'bank account as a company account', check: checkCompanyAccount, vectors: bankVectors },
  { name: 'bank card', check: checkBankCard, vectors: bankCardVectors },
  { name: 'company account', check: checkCompanyAccount, vectors: companyAccountVectors },
])('$name', ({ check, vectors }) => {
  it.each(vectors.valid)('takes %s, with blanks around it and in full width, too', (text) => {
    expect.soft(check(text).ok).toBe(true);
    const wide = text.replace(/[!-~]/g, (c) => String.fromCharCode(c.charCodeAt(0) + 0xfee0));
    expect(check(`  ${wide} `)).toEqual(check(text));
  });
  it.each(vectors.invalid)('refuses "%s": %s', (text) => expect(check(text).ok).toBe(false));
});

// Unchanged: in these two a full-width character is an error.
describe.each([
  { name: 'QQ-like number', check: checkQqLike, vectors: qqVectors },
  { name: 'external link', check: checkExternalLink, vectors: externalLinkVectors },
])('$name', ({ check, vectors }) => {
  it.each(vectors.valid)('takes %s', (text) => expect(check(text)).toEqual({ ok: true, value: text }));
  it.each(vectors.invalid)('refuses "%s": %s', (text) => expect(check(text).ok).toBe(false));
});

describe('15-digit registration number', () => {
  const { valid, invalid } = registrationNumberVectors;
  // The digit is advice: either is taken.
  it.each([
    ...valid.map((text) => [text, 'has its check digit', true] as const),
    ...invalid.map(([text, why]) => [text, why, false] as const),
  ])('%s: %s', (text, _, hasDigit) => {
    expect.soft(hasRegistrationCheckDigit(text)).toBe(hasDigit);
    expect(checkCreditCode(text)).toEqual({ ok: true, value: text });
  });
  it.each(['', '21010000000001', '21010000000001X'])('"%s" has none', (text) => {
    expect(hasRegistrationCheckDigit(text)).toBe(false);
  });
});

const digit = fc.constantFrom(...'0123456789');

describe('check digits', () => {
  it('detect every single wrong digit of an ID card', () => {
    const card = '210000199003070013';
    fc.assert(
      fc.property(fc.nat(16), digit, (place, other) => {
        fc.pre(card[place] !== other);
        expect(idCardToday(card.slice(0, place) + other + card.slice(place + 1)).ok).toBe(false);
      }),
    );
  });

  it('detect every single wrong character of a credit code', () => {
    const code = '91210000TEX000010X';
    fc.assert(
      fc.property(fc.nat(17), fc.constantFrom(...'0123456789ABCDEFGHJKLMNPQRTUWXY'), (place, other) => {
        fc.pre(code[place] !== other);
        expect(checkCreditCode(code.slice(0, place) + other + code.slice(place + 1)).ok).toBe(false);
      }),
    );
  });

  it('make a credit code valid', () => {
    const body = fc.string({
      unit: fc.constantFrom(...'0123456789ABCDEFGHJKLMNPQRTUWXY'),
      minLength: 9,
      maxLength: 9,
    });
    fc.assert(
      fc.property(body, (tail) => {
        const first17 = `91210000${tail}`;
        expect(checkCreditCode(first17 + creditCodeCheckCharacter(first17)).ok).toBe(true);
      }),
    );
  });
});

describe('ID card', () => {
  it('explains the error', () => {
    expect(idCardToday('210000199002300016')).toEqual({ ok: false, reason: '身份证号码中的出生日期不正确' });
    expect(idCardToday('210000199003070014')).toEqual({
      ok: false,
      reason: '身份证号码校验位不正确，请与证件核对',
    });
    expect(idCardToday('99')).toEqual({ ok: false, reason: '身份证号码格式不正确，请检查' });
  });
  it('of a child born today is valid from midnight in Beijing on, and not before', () => {
    const born = Array.from('0123456789X', (check) => `21000020261121001${check}`);
    const valid = (now: string) => born.filter((card) => checkIdCard(card, new Date(now)).ok).length;
    expect(valid('2026-11-20T16:00:00Z')).toBe(1);
    expect(valid('2026-11-20T15:59:59Z')).toBe(0);
  });
  it('of a foreigner with permanent residence passes if the portal allows them', () => {
    const cards = Array.from('0123456789X', (check) => `93000019880808002${check}`);
    expect(cards.filter((card) => checkIdCard(card, today).ok)).toEqual([]);
    expect(cards.filter((card) => checkIdCard(card, today, true).ok)).toHaveLength(1);
  });

  it('converts the check letter to upper case', () => {
    expect(idCardToday('21000019880808002x')).toEqual({ ok: true, value: '21000019880808002X' });
  });
  it('refuses tomorrow’s child and takes today’s', () => {
    const born = (day: string) => {
      const first17 = `210000${day}001`;
      const candidates = [...'0123456789X'].map((check) => first17 + check);
      return candidates.some((card) => idCardToday(card).ok);
    };
    expect(born('20261121')).toBe(true);
    expect(born('20261122')).toBe(false);
  });
});

describe('names and passwords', () => {
  const ok: [string, string, (text: string) => Checked][] = [
    ['person', '张示例', checkPersonName],
    ['person', '阿卜杜拉·买买提', checkPersonName],
    ['person', "Anne O'Neil-Li", checkPersonName],
    ['user', 'liaoning01', checkUsername],
    ['company', '示例建设工程（沈阳）有限公司', checkCompanyName],
    ['password', 'Demo@2026', checkPassword],
    ['password', 'abcDEF12', checkPassword],
  ];
  it.each(ok)('%s: takes %s', (_, text, check) => expect(check(text)).toEqual({ ok: true, value: text }));

  const bad: [string, string, (text: string) => Checked][] = [
    ['person', '张', checkPersonName],
    ['person', '张3', checkPersonName],
    ['person', '<b>张三</b>', checkPersonName],
    ['user', 'abc', checkUsername],
    ['user', 'a'.repeat(21), checkUsername],
    ['user', 'name with blank', checkUsername],
    ['user', 'qi\u200bye', checkUsername],
    ['user', 'q\u0456ye', checkUsername],
    ['company', '', checkCompanyName],
    ['company', '<script>公司', checkCompanyName],
    ['password', '', checkPassword],
    ['password', 'Aa1@567', checkPassword],
    ['password', 'abcdefg1', checkPassword],
    ['password', 'Demo @2026', checkPassword],
    ['password', `Aa1@${'x'.repeat(17)}`, checkPassword],
  ];
  it.each(bad)('%s: refuses "%s"', (_, text, check) => expect(check(text).ok).toBe(false));

  it('writes a company as on its license, whichever brackets were typed', () => {
    const license = { ok: true, value: '示例建设（沈阳）有限公司' };
    expect(checkCompanyName('示例建设(沈阳)有限公司')).toEqual(license);
    expect(checkCompanyName(' 示例建设（沈阳)有限公司')).toEqual(license);
  });
  it('never changes a password', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const result = checkPassword(text);
        expect(result.ok ? result.value : text).toBe(text);
      }),
    );
  });
  it('distinguishes an empty password from a weak one', () => {
    expect(checkPassword('')).toEqual({ ok: false, reason: '密码不能为空' });
  });
});

describe('phones', () => {
  it.each(['0411-82000000-801', '010-62000000', '02422000000', '2200000', '4000000000'])(
    'landline: takes %s',
    (text) => expect(checkLandline(text)).toEqual({ ok: true, value: text }),
  );
  it.each(['020-1234', '000-22000000', '022', '13000000000', '024-22000000-', '024-22000000-1234567'])(
    'landline: refuses "%s"',
    (text) =>
      expect(checkLandline(text)).toEqual({ ok: false, reason: '请输入正确的座机号码，如 024-22000000' }),
  );
  it.each([...mobileVectors.valid, ...landlineVectors.valid, '110', '8001', '１２３'])(
    'any phone: takes %s',
    (text) => expect(checkPhoneLandlineOrDigits(text).ok).toBe(true),
  );
  it.each(['', ' ', '12-3', '+85213800138', '12a', '-1', '1.5', '024 22000000 转801', '1'.repeat(21)])(
    'any phone: refuses "%s"',
    (text) => expect(checkPhoneLandlineOrDigits(text).ok).toBe(false),
  );
});

describe('e-mail addresses', () => {
  it.each(['"a b"@example.com', 'a@[127.0.0.1]', 'li@a-b.example.cn'])('takes %s', (text) =>
    expect(checkEmail(text).ok).toBe(true),
  );
  // Nobody may inject a header, a tag or another server through the address.
  it.each([
    '"a\r\nBcc: evil"@example.com',
    'a\u0000b@example.com',
    '"<script>"@example.com',
    'a@-.com',
    'a@-b.com',
    'a@b-.com',
    'a@[999.1.1.1]',
    `${'a'.repeat(65)}@example.com`,
    `a@${'b'.repeat(64)}.com`,
  ])('refuses %j', (text) => expect(checkEmail(text).ok).toBe(false));
});

describe('bank accounts', () => {
  it('are digits, however they are grouped', () => {
    expect(checkBankCard('6200 0000-0000 0005')).toEqual({ ok: true, value: '6200000000000005' });
    expect(checkCompanyAccount('0000 0000 0000 0001')).toEqual({ ok: true, value: '0000000000000001' });
  });
  it.each(['-62000000', '62000000-', '6200000', '0'.repeat(33)])('company: refuses "%s"', (text) => {
    expect(checkCompanyAccount(text)).toEqual({ ok: false, reason: '请输入正确的银行账号' });
  });
  it('detect every single wrong digit of a card', () => {
    fc.assert(
      fc.property(fc.constantFrom(...bankCardVectors.valid), fc.nat(18), digit, (card, place, other) => {
        fc.pre(place < card.length && card[place] !== other);
        expect(checkBankCard(card.slice(0, place) + other + card.slice(place + 1)).ok).toBe(false);
      }),
    );
  });
});

describe('special characters and links', () => {
  it.each([...'<>"\'\\;%&|$', '\u0000', '\n', '\t', '\u007f', '\u0085'])('%j is special', (sign) => {
    expect(checkNoSpecialCharacters(`通知${sign}一`)).toEqual({ ok: false, reason: '不能包含特殊字符' });
  });
  it.each(['关于年费的通知（2026）', '甲；乙，丙：100％', 'A-1_b.c', '证书😀', ''])(
    '"%s" has none',
    (text) => {
      expect(checkNoSpecialCharacters(` ${text} `)).toEqual({ ok: true, value: text });
    },
  );
  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'HTTPS://example.com',
    'Tel:1',
    'java\nscript:http:',
    '\nhttp:',
    '//x',
    'https',
  ])('%j is no external link', (text) => expect(checkExternalLink(text).ok).toBe(false));
  it('a phone address is one', () => expect(checkExternalLink('tel:024-22000000').ok).toBe(true));
});

const everyValidator: [string, (text: string) => Checked][] = [
  ['bank card', checkBankCard],
  ['company account', checkCompanyAccount],
  ['company name', checkCompanyName],
  ['credit code', checkCreditCode],
  ['e-mail', checkEmail],
  ['external link', checkExternalLink],
  ['ID card', idCardToday],
  ['landline', checkLandline],
  ['mobile', checkMobile],
  ['special characters', checkNoSpecialCharacters],
  ['password', checkPassword],
  ['person', checkPersonName],
  ['any phone', checkPhoneLandlineOrDigits],
  ['QQ', checkQqLike],
  ['user', checkUsername],
];

// Random text would hardly ever be valid: this mixes vectors, and vectors with added text.
const vectorText = fc.constantFrom(
  ...[
    bankCardVectors,
    companyAccountVectors,
    creditCodeVectors,
    emailVectors,
    externalLinkVectors,
    idCardVectors,
    landlineVectors,
    mobileVectors,
    qqVectors,
  ].flatMap(({ valid, invalid }) => [...valid, ...invalid.map(([text]) => text)]),
  '示例建设（沈阳）有限公司',
  '张示例',
);
const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  vectorText,
  fc
    .tuple(fc.constantFrom('', ' ', '\t', '　', '-'), vectorText, fc.constantFrom('', ' ', '　', '-', 'ｘ'))
    .map((parts) => parts.join('')),
);

const veryLong = ['1', '0', 'a', 'a.', 'a@', '-', '1-', '1 ', ' ', '（', '张', '\u0000', '<', '１'].flatMap(
  (part) => ['', '!', '@', '1'].map((end) => part.repeat(100_000 / part.length) + end),
);

it.each(everyValidator)('%s answers any text, and takes what it gave back unchanged', (_, check) => {
  const isSentence = fc.property(anyText, (text) => {
    const result = check(text);
    expect(result.ok ? '一句话的话' : result.reason).toMatch(/^[^!！]{5,}$/);
  });
  expect.soft(() => fc.assert(isSentence), 'each refusal is a sentence').not.toThrow();
  const isKept = fc.property(anyText, (text) => {
    const once = check(text);
    expect(once.ok ? check(once.value) : once).toEqual(once);
  });
  expect.soft(() => fc.assert(isKept), 'takes what it gave back').not.toThrow();
  // A pattern that backtracks takes minutes to years on these: the time limit of the test would end it.
  expect(veryLong.filter((text) => typeof check(text).ok === 'boolean')).toHaveLength(veryLong.length);
});
