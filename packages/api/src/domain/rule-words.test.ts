import { expect, it } from 'vitest';
import { defaultPortalConfig } from './portal-config.js';
import { rulePlaces, withRules } from './rule-words.js';

const text = '到期前 {renewalDays} 天；{paymentTime}内支付，{reviewTime}内审核，{其他}';

it('messages contain the current rules, and do not change otherwise', () => {
  expect(withRules(text, defaultPortalConfig.rules)).toBe(
    '到期前 80 天；24 小时内支付，24 小时内审核，{其他}',
  );
  const rules = { ...defaultPortalConfig.rules, renewalDays: 60, paymentMinutes: 90, reviewHours: 48 };
  expect(withRules(text, rules)).toBe('到期前 60 天；90 分钟内支付，48 小时内审核，{其他}');
});

it('every place that editors are told of is filled', () => {
  const rules = { ...defaultPortalConfig.rules, reviewHours: 1, changeFen: 60_00, smsResendSeconds: 90 };
  expect(rulePlaces.map(({ place }) => withRules(place, rules))).toEqual([
    '80',
    '24 小时',
    '1 小时',
    '10 分钟',
    '60 元',
    '50 元',
    '90 秒',
  ]);
});
