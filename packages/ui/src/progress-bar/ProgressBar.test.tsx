import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ProgressBar } from './index.js';

it.each([
  [68, 68],
  [-5, 0],
  [140, 100],
])('a share of %d is announced as %d percent', (value, percent) => {
  render(<ProgressBar value={value} label="写入进度" />);
  const bar = screen.getByRole<HTMLProgressElement>('progressbar', { name: '写入进度' });
  expect([bar.value, bar.max]).toEqual([percent, 100]);
});

it('renders on the server', () => {
  expect(renderToString(<ProgressBar value={30} label="上传" tone="success" />)).toContain('value="30"');
});
