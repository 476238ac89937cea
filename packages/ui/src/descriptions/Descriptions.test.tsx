import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { Descriptions } from './index.js';

it('pairs terms and values, with a dash for empty values and 0 kept', () => {
  render(
    <Descriptions
      items={[
        { term: '姓名', value: '林晓禾' },
        { term: '邮箱', value: '' },
        { term: '证书', value: 0 },
      ]}
    />,
  );
  expect(screen.getAllByRole('term').map((node) => node.textContent)).toEqual(['姓名', '邮箱', '证书']);
  expect(screen.getAllByRole('definition').map((node) => node.textContent)).toEqual(['林晓禾', '—', '0']);
});

it('shows masked data on request and hides it again', async () => {
  const user = userEvent.setup();
  const { container } = render(
    <Descriptions items={[{ term: '手机号', masked: { masked: '139****5520', full: '13900005520' } }]} />,
  );
  expect(screen.getByText('139****5520')).toHaveAttribute('aria-hidden', 'true');
  expect(screen.getByText('已隐藏')).toBeInTheDocument();
  expect(container).not.toHaveTextContent('13900005520');
  await user.click(screen.getByRole('button', { name: '显示完整手机号' }));
  expect(screen.getByText('13900005520')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '隐藏手机号' }));
  expect(container).not.toHaveTextContent('13900005520');
});

it('fetches the whole value once, only when asked', async () => {
  const user = userEvent.setup();
  const full = vi.fn<() => Promise<string>>(async () => '210000199001010013');
  render(<Descriptions items={[{ term: '身份证号', masked: { masked: '210000********0013', full } }]} />);
  expect(full).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: '显示完整身份证号' }));
  expect(await screen.findByText('210000199001010013')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '隐藏身份证号' }));
  await user.click(screen.getByRole('button', { name: '显示完整身份证号' }));
  expect(full).toHaveBeenCalledOnce();
});

it('shows a failed fetch, and tries again', async () => {
  const user = userEvent.setup();
  const full = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue('2100');
  render(<Descriptions items={[{ term: '身份证号', masked: { masked: '21**', full } }]} />);
  await user.click(screen.getByRole('button', { name: '显示完整身份证号' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('没有取到完整信息');
  await user.click(screen.getByRole('button', { name: '显示完整身份证号' }));
  expect(await screen.findByText('2100')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('renders on the server without the whole value', () => {
  const html = renderToString(
    <Descriptions items={[{ term: '手机号', masked: { masked: '139****5520', full: '13900005520' } }]} />,
  );
  expect(html).toContain('139****5520');
  expect(html).not.toContain('13900005520');
});

it('keeps two rows of one name separate, each shown and hidden alone', async () => {
  const phone = (masked: string, full: string) => ({ term: '电话', masked: { masked, full } });
  const first = phone('139****5520', '13900005520');
  const second = phone('138****8000', '13800008000');
  const { rerender } = render(<Descriptions items={[first, second]} />);
  await userEvent.click(screen.getAllByRole('button', { name: '显示完整电话' })[1]!);
  rerender(<Descriptions items={[{ term: '姓名', value: '林晓禾' }, first, second]} />);
  expect(screen.getByText('13800008000')).toBeVisible();
  expect(screen.queryByText('13900005520')).not.toBeInTheDocument();
});
