import { expect, test } from 'vitest';
import { emptyRegistration } from './register-form.js';
import { registerSteps, shownRegisterStep, stepOfField } from './register-steps.js';

const person = { ...emptyRegistration, roleId: '6', name: '张示例', idNumber: '210000199003070013' };

test('only an administrator is asked for a company', () => {
  expect(registerSteps('5').map(({ key }) => key)).toEqual([
    'role',
    'person',
    'company',
    'account',
    'confirm',
  ]);
  expect(registerSteps('6').map(({ key }) => key)).not.toContain('company');
  expect(stepOfField('6', 'creditCode')).toBeUndefined();
  expect(stepOfField('5', 'email')?.key).toBe('person');
});

test('shows no step before the earlier ones are answered', () => {
  expect(shownRegisterStep('confirm', emptyRegistration)).toBe(0);
  expect(shownRegisterStep('confirm', { ...person, idNumber: '' })).toBe(1);
  expect(shownRegisterStep('account', person)).toBe(2);
  expect(shownRegisterStep('role', person)).toBe(0);
  expect(shownRegisterStep('nowhere', person)).toBe(0);
});

test('the answers beside it contain no secret', () => {
  const full = { ...person, mobilePhone: '13000000000', password: 'Demo@2026', smsCode: '123456' };
  const shown = registerSteps('6').map(({ answer }) => answer(full));
  expect(shown).toEqual(['自然人', '张示例，2100****0013', '130****0000', '']);
});
