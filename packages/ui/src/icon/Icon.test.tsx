import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import * as drawings from './paths.js';
import { iconPaths } from './iconPaths.js';
import { Icon, iconNames, type IconName } from './Icon.js';

describe('Icon', () => {
  it('is decoration without a label and an image with one', () => {
    const { container } = render(<Icon name="bell" />);
    expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
    render(<Icon name="bell" label="消息" />);
    expect(screen.getByRole('img', { name: '消息' })).not.toHaveAttribute('aria-hidden');
  });

  it('takes a size in pixels or any CSS length', () => {
    const { container } = render(
      <>
        <Icon name="bell" size={20} />
        <Icon name="bell" size="2rem" />
      </>,
    );
    const sizes = [...container.querySelectorAll('svg')].map((svg) =>
      svg.style.getPropertyValue('--icon-size'),
    );
    expect(sizes).toEqual(['20px', '2rem']);
  });

  it('draws a path for every name', () => {
    for (const name of iconNames) {
      const { container, unmount } = render(<Icon name={name} />);
      expect(container.querySelector('path')?.getAttribute('d')).toMatch(/^M[-\d.]/);
      unmount();
    }
    expect(new Set(iconNames).size).toBeGreaterThan(80);
  });
});

it('every path has a name', () => {
  expect(Object.entries(iconPaths).toSorted()).toEqual(
    Object.values(drawings)
      .map(([name, path]) => [name, path])
      .toSorted(),
  );
});

it('an unknown name is a dot', () => {
  const { container } = render(<Icon name={'no-such-icon' as IconName} />);
  expect(container.querySelector('path')).toHaveAttribute('d', iconPaths.dot);
});
