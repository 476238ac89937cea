import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { OptionCardGroup } from './index.js';

const options = [
  { value: 'main', title: '企业主锁', description: '公司对外的第一把锁' },
  { value: 'sub', title: '企业副锁', disabled: true, reason: '办好主锁后才能办理' },
  { value: 'legal', title: '法人锁' },
];

describe('OptionCardGroup', () => {
  it('chooses one by a click anywhere on the card', async () => {
    const onValueChange = vi.fn<(value: unknown, details: unknown) => void>();
    render(<OptionCardGroup aria-label="证书" options={options} onValueChange={onValueChange} />);
    await userEvent.click(screen.getByText('公司对外的第一把锁'));
    expect(onValueChange).toHaveBeenCalledWith('main', expect.objectContaining({ reason: 'select' }));
    expect(screen.getByRole('radio', { name: /企业主锁/ })).toBeChecked();
  });

  it('shows the reason instead of the description', () => {
    render(<OptionCardGroup aria-label="证书" options={options} />);
    expect(screen.getByRole('radio', { name: /企业副锁.*办好主锁后才能办理/ })).toBeDisabled();
  });

  it('returns several in the order of the options, whatever the order of the clicks', async () => {
    const onValueChange = vi.fn<(value: unknown, details: unknown) => void>();
    render(<OptionCardGroup multiple aria-label="证书" options={options} onValueChange={onValueChange} />);
    await userEvent.click(screen.getByRole('checkbox', { name: /法人锁/ }));
    await userEvent.click(screen.getByRole('checkbox', { name: /企业主锁/ }));
    expect(onValueChange.mock.lastCall?.[0]).toEqual(['main', 'legal']);
    await userEvent.click(screen.getByRole('checkbox', { name: /法人锁/ }));
    expect(onValueChange.mock.lastCall?.[0]).toEqual(['main']);
  });
});
