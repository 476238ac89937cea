import { describe, expect, it } from 'vitest';
import { mostPeople, parsePeople } from './parse-people.js';

const only = (text: string) => parsePeople(text)[0];

describe('a pasted list of people', () => {
  it('is read from a spreadsheet or as it was typed, with or without an ID number', () => {
    const [first, second] = parsePeople('陈样例\t13900000001\t造价师\n\n郑样例，13900000002，项目负责人');
    expect(first?.person).toEqual({ name: '陈样例', phone: '13900000001', idNumber: '', roleId: 4 });
    expect(second).toMatchObject({ line: 3, person: { roleId: 2 } });
    expect(only('陈样例 13900000001 210000199003070013 评标专家')?.person).toMatchObject({
      idNumber: '210000199003070013',
      roleId: 3,
    });
  });

  it.each([
    ['陈样例 13900', '应有姓名'],
    ['陈 13900000001 造价师', '姓名'],
    ['冯样例 13900 造价师', '手机号'],
    ['褚样例 13900000001 会计', '没有“会计”角色'],
    ['褚样例 13900000001 123 造价师', '身份证'],
  ])('says what is wrong with %s', (text, problem) => {
    expect(only(text)?.person).toBeUndefined();
    expect(only(text)?.problem).toContain(problem);
  });

  it('takes each phone once and no more than one call can carry', () => {
    const twice = parsePeople('陈样例 13900000001 造价师\n郑样例 13900000001 造价师');
    expect(twice[1]?.problem).toBe('名单中有重复的手机号');
    const many = Array.from(
      { length: mostPeople + 1 },
      (_, at) => `陈样例 139${String(at).padStart(8, '0')} 造价师`,
    );
    expect(parsePeople(many.join('\n')).at(-1)?.problem).toContain('分批');
  });

  it('is empty without a line', () => expect(parsePeople(' \n\t\n')).toEqual([]));
});
