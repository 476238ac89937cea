import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  checkCompanyName,
  checkCreditCode,
  checkEmail,
  checkIdCard,
  checkMobile,
  checkPassword,
  checkPersonName,
  checkUsername,
  creditCodeCheckCharacter,
  type Checked,
} from './index.js';
import { creditCodeVectors, emailVectors, idCardVectors, mobileVectors } from './vectors.fixtures.js';

const today = new Date('2026-11-21T02:00:00Z');
const idCardToday = (text: string) => checkIdCard(text, today);

describe.each([
  { name: 'ID card', check: idCardToday, vectors: idCardVectors },
  { name: 'credit code', check: checkCreditCode, vectors: creditCodeVectors },
  { name: 'mobile', check: checkMobile, vectors: mobileVectors },
  { name: 'email', check: checkEmail, vectors: emailVectors },
])('$name', ({ check, vectors }) => {
  it.each(vectors.valid)('takes %s', (text) => expect(check(text).ok).toBe(true));
  it.each(vectors.invalid)('refuses "%s": %s', (text) => expect(check(text).ok).toBe(false));
  it.each(vectors.valid)('takes %s with blanks around it and in full width', (text) => {
    const wide = text.replace(/[!-~]/g, (c) => String.fromCharCode(c.charCodeAt(0) + 0xfee0));
    expect(check(`  ${wide} `)).toEqual(check(text));
  });
});

const digit = fc.constantFrom(...'0123456789');

describe('check digits', () => {
  it('notice every single wrong digit of an ID card', () => {
    const card = '210000199003070013';
    fc.assert(
      fc.property(fc.nat(16), digit, (place, other) => {
        fc.pre(card[place] !== other);
        expect(idCardToday(card.slice(0, place) + other + card.slice(place + 1)).ok).toBe(false);
      }),
    );
  });

  it('notice every single wrong character of a credit code', () => {
    const code = '91210000TEX000010X';
    fc.assert(
      fc.property(fc.nat(17), fc.constantFrom(...'0123456789ABCDEFGHJKLMNPQRTUWXY'), (place, other) => {
        fc.pre(code[place] !== other);
        expect(checkCreditCode(code.slice(0, place) + other + code.slice(place + 1)).ok).toBe(false);
      }),
    );
  });

  it('are what makes a credit code', () => {
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
  it('says what is wrong', () => {
    expect(idCardToday('210000199002300016')).toEqual({ ok: false, reason: '身份证号码中的出生日期不正确' });
    expect(idCardToday('210000199003070014')).toEqual({
      ok: false,
      reason: '身份证号码校验位不正确，请与证件核对',
    });
    expect(idCardToday('99')).toEqual({ ok: false, reason: '身份证号码格式不正确，请检查' });
  });
  it('writes the check letter large', () => {
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
    ['company', '', checkCompanyName],
    ['company', '<script>公司', checkCompanyName],
    ['password', '', checkPassword],
    ['password', 'Aa1@567', checkPassword],
    ['password', 'abcdefg1', checkPassword],
    ['password', 'Demo @2026', checkPassword],
    ['password', `Aa1@${'x'.repeat(17)}`, checkPassword],
  ];
  it.each(bad)('%s: refuses "%s"', (_, text, check) => expect(check(text).ok).toBe(false));

  it('writes a company as its licence does, whichever brackets were typed', () => {
    const licence = { ok: true, value: '示例建设（沈阳）有限公司' };
    expect(checkCompanyName('示例建设(沈阳)有限公司')).toEqual(licence);
    expect(checkCompanyName(' 示例建设（沈阳)有限公司')).toEqual(licence);
  });
  it('never changes a password', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const result = checkPassword(text);
        expect(result.ok ? result.value : text).toBe(text);
      }),
    );
  });
  it('tells an empty password from a weak one', () => {
    expect(checkPassword('')).toEqual({ ok: false, reason: '密码不能为空' });
  });
});

it('no validator fails on any text, and each refusal is a sentence', () => {
  const all = [
    checkCompanyName,
    checkCreditCode,
    checkEmail,
    idCardToday,
    checkMobile,
    checkPassword,
    checkPersonName,
    checkUsername,
  ];
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      for (const check of all) {
        const result = check(text);
        expect(result.ok ? '一句话的话' : result.reason).toMatch(/^[^!！]{5,}$/);
      }
    }),
  );
});
