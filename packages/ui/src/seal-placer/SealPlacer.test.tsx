import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { SealPlacer, type PlacedSeal } from './index.js';

const seal = { id: 'a', name: '单位公章', url: 'seal.png', width: 40, height: 40 };
const first: PlacedSeal = { id: 1, sealId: 'a', page: 1, left: 100, top: 200, width: 40, height: 40 };
const onValueChange = vi.fn<(value: readonly PlacedSeal[]) => void>();
const placer = (value: readonly PlacedSeal[], seals = [seal]) => (
  <SealPlacer
    page={1}
    pages={2}
    onPageChange={() => {}}
    size={{ width: 210, height: 297 }}
    seals={seals}
    value={value}
    onValueChange={onValueChange}
  />
);

it('takes back what the caller has put there, and no seal whose picture is gone', async () => {
  const two = [first, { ...first, id: 2, sealId: 'b' }];
  const { rerender } = render(placer(two, [seal, { ...seal, id: 'b' }]));
  expect(screen.getByRole('button', { name: '撤销' })).toBeDisabled();
  rerender(placer([first]));
  await userEvent.click(screen.getByRole('button', { name: '撤销' }));
  expect(onValueChange).toHaveBeenLastCalledWith([first]);
});

it('selects a new seal', () => {
  const { rerender } = render(placer([]));
  rerender(placer([first]));
  expect(screen.getByRole('button', { name: /^单位公章/ })).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByLabelText('距左（毫米）', { selector: 'input' })).toHaveValue('100');
});

it('renders on the server', () => {
  expect(renderToString(placer([first]))).toContain('data-component="SealPlacer"');
});
