import { defaultPortalConfig } from '@ca-portal/api/domain';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { PortalConfigProvider } from './config.js';
import { useRuleWords } from './rules.js';

const said = (sms: boolean, text: string) =>
  renderHook(useRuleWords, {
    wrapper: ({ children }: { children: ReactNode }) => (
      <PortalConfigProvider value={{ ...defaultPortalConfig, sms }}>{children}</PortalConfigProvider>
    ),
  }).result.current(text);

test.each([
  ['{reviewTime}内，结果发{sms:短信和|}消息', '24 小时内，结果发短信和消息', '24 小时内，结果发消息'],
  [
    '密码{sms:以短信发到 138|发到邮箱}，{sms:请看手机|请看邮箱}。',
    '密码以短信发到 138，请看手机。',
    '密码发到邮箱，请看邮箱。',
  ],
])('%s', (text, sent, instead) => {
  expect(said(true, text)).toBe(sent);
  expect(said(false, text)).toBe(instead);
});
