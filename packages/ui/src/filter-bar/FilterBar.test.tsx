import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { FilterBar, FilterSelect } from './index.js';

const options = [{ value: '1', label: '已停用' }];

it('folds its filters for phones behind a button with the number of active ones', async () => {
  const { container } = render(
    <FilterBar active={2}>
      <FilterSelect label="状态" options={options} />
    </FilterBar>,
  );
  const bar = container.firstElementChild;
  expect(bar).toHaveAttribute('data-folded', 'true');
  await userEvent.click(screen.getByText('筛选 2'));
  expect(bar).toHaveAttribute('data-folded', 'false');
});

it('has no button to unfold what is not there, and none to clear what is not set', () => {
  render(<FilterBar>{[]}</FilterBar>);
  expect(screen.queryByText('筛选')).toBeNull();
  expect(screen.queryByRole('button', { name: '清除条件' })).toBeNull();
});

it('a select repeats its label in each option, and its first one does not filter', async () => {
  const onValueChange = vi.fn<(value: string) => void>();
  render(<FilterSelect label="状态" options={options} defaultValue="1" onValueChange={onValueChange} />);
  const select = screen.getByRole('combobox', { name: '状态' });
  expect(select).toHaveDisplayValue('状态：已停用');
  await userEvent.selectOptions(select, '状态：全部');
  expect(onValueChange.mock.calls[0]?.[0]).toBe('');
});

it('renders on the server', () => {
  const html = renderToString(
    <FilterBar onClear={() => {}}>
      <FilterSelect label="状态" options={undefined} />
    </FilterBar>,
  );
  expect(html).toContain('状态：全部');
});
