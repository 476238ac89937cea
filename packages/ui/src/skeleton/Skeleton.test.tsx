import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Skeleton } from './index.js';

it('takes the measures of the content and is not read', () => {
  const { container } = render(<Skeleton width="40%" height="1.5rem" style={{ marginTop: 8 }} />);
  const bone = container.firstElementChild as HTMLElement;
  expect(bone).toHaveAttribute('aria-hidden', 'true');
  expect(bone.style.getPropertyValue('--skeleton-w')).toBe('40%');
  expect(bone.style.getPropertyValue('--skeleton-h')).toBe('1.5rem');
  expect(bone).toHaveStyle({ marginTop: '8px' });
});

it('renders on the server', () => {
  expect(renderToString(<Skeleton shape="circle" />)).toContain('data-shape="circle"');
});
