import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { PasswordInput } from './index.js';

describe('PasswordInput', () => {
  it('shows and hides the password', async () => {
    render(<PasswordInput aria-label="密码" />);
    const input = screen.getByLabelText('密码');
    await userEvent.type(input, 'a b');
    expect(input).toHaveAttribute('type', 'password');
    await userEvent.click(screen.getByRole('button', { name: '显示密码' }));
    expect(input).toHaveAttribute('type', 'text');
    expect(input).toHaveValue('a b');
    await userEvent.click(screen.getByRole('button', { name: '隐藏密码' }));
    expect(input).toHaveAttribute('type', 'password');
  });

  it('shows that Caps Lock is on, until it is off or the field loses the focus', () => {
    render(<PasswordInput aria-label="密码" />);
    const input = screen.getByLabelText('密码');
    fireEvent.keyDown(input, { key: 'A', modifierCapsLock: true });
    expect(screen.getByRole('status')).toHaveTextContent('大写锁定已打开。');
    fireEvent.keyUp(input, { key: 'a', modifierCapsLock: false });
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    fireEvent.keyDown(input, { key: 'A', modifierCapsLock: true });
    fireEvent.blur(input);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });
});
