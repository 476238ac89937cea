import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SealStamp } from './index.js';

it('places the characters of a square seal from the right column', () => {
  const { container } = render(<SealStamp text="电子签章" />);
  const texts = [...container.querySelectorAll('text')];
  expect(texts.map((node) => node.textContent)).toEqual(['电', '子', '签', '章']);
  expect(Number(texts[0]?.getAttribute('x'))).toBeGreaterThan(Number(texts[2]?.getAttribute('x')));
});

it('is decorative without a label and an image with one', () => {
  const { rerender, container } = render(<SealStamp shape="round" text="已完成" caption="数字证书" />);
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  rerender(<SealStamp shape="round" text="已完成" label="业务已完成" />);
  expect(screen.getByRole('img', { name: '业务已完成' })).toBeInTheDocument();
});

it('renders on the server', () => {
  expect(renderToString(<SealStamp text="查无此页" />)).toContain('data-shape="square"');
});
