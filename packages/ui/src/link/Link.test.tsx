import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Link } from './index.js';

describe('Link', () => {
  it('stays in the portal by default', () => {
    render(<Link href="/guide">办事指南</Link>);
    expect(screen.getByRole('link', { name: '办事指南' })).not.toHaveAttribute('target');
  });

  it('marks an external link and opens it in a new window', () => {
    render(
      <Link href="https://example.test" external>
        考试报名
      </Link>,
    );
    const link = screen.getByRole('link', { name: /^考试报名\s*（在新窗口打开）$/ });
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  });
});
