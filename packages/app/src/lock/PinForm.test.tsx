import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { PinForm } from './PinForm.js';

function Asking({ tried }: { tried: string[] }) {
  const [problem, setProblem] = useState<{ message: string }>();
  const onPin = async (pin: string) => {
    tried.push(pin);
    await Promise.resolve();
    setProblem({ message: `密码错误 ${tried.length}` });
  };
  return <PinForm submitLabel="登录" busyLabel="登录中" problem={problem} onPin={onPin} />;
}

test('after a refusal the next try counts at once', async () => {
  const tried: string[] = [];
  render(<Asking tried={tried} />);
  const pin = screen.getByLabelText('CA锁密码（PIN码）');
  await userEvent.type(pin, '00000000');
  await userEvent.click(screen.getByRole('button', { name: '登录' }));
  await screen.findByText('密码错误 1');
  expect(pin).toHaveValue('');
  await userEvent.type(pin, '12345678');
  await userEvent.click(screen.getByRole('button', { name: '登录' }));
  await waitFor(() => expect(tried).toEqual(['00000000', '12345678']));
});
