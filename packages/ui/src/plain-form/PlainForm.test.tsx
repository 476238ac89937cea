import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Input } from '../input/index.js';
import { PlainField, PlainForm } from './index.js';

it('passes the form data to the handler', async () => {
  const seen: unknown[] = [];
  render(
    <PlainForm aria-label="登录" onSubmit={(form) => seen.push(Object.fromEntries(new FormData(form)))}>
      <PlainField name="username" label="用户名">
        <Input />
      </PlainField>
    </PlainForm>,
  );
  await userEvent.type(screen.getByLabelText('用户名'), 'qiye{Enter}');
  expect(seen).toEqual([{ username: 'qiye' }]);
});

it('names, describes and marks the control', () => {
  render(
    <PlainForm onSubmit={vi.fn<() => void>()}>
      <PlainField name="username" label="用户名" hint="与注册时一致" error="请输入用户名。" required>
        <Input />
      </PlainField>
    </PlainForm>,
  );
  const input = screen.getByRole('textbox', { name: /用户名/ });
  expect(input).toBeInvalid();
  expect(input).toBeRequired();
  expect(input).toHaveAccessibleDescription('与注册时一致 请输入用户名。');
  expect(input).toHaveAttribute('name', 'username');
});
