import { defaultPortalConfig } from '@ca-portal/api/domain';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { PortalConfigProvider } from '../../config/config.js';
import { CodeField } from './CodeField.js';

test('the next code is offered after as many seconds as the administrator has set', async () => {
  const rules = { ...defaultPortalConfig.rules, smsResendSeconds: 300 };
  render(
    <PortalConfigProvider value={{ ...defaultPortalConfig, rules }}>
      <CodeField storageKey="test" onSend={async () => true} />
    </PortalConfigProvider>,
  );
  await userEvent.click(screen.getByRole('button'));
  expect(await screen.findByRole('button', { name: /300|299/ })).toBeDisabled();
});

test('without text messages it is the code of a mail, whatever it is called otherwise', () => {
  render(
    <PortalConfigProvider value={{ ...defaultPortalConfig, sms: false }}>
      <CodeField storageKey="test" onSend={async () => true} label="管理员验证码" />
    </PortalConfigProvider>,
  );
  expect(screen.getByRole('textbox', { name: '邮箱验证码' })).toBeInTheDocument();
});
