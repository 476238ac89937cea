import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Alert } from './index.js';

describe('Alert', () => {
  it('names its tone in words, not by color alone', () => {
    render(<Alert tone="warning" title="企业主锁还有 26 天到期" />);
    expect(screen.getByRole('img', { name: '注意' })).toBeInTheDocument();
  });

  it('is announced only when it appears during use', () => {
    const { rerender } = render(<Alert tone="danger" title="没有保存成功。" />);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    rerender(<Alert tone="danger" live title="没有保存成功。" />);
    expect(screen.getByRole('alert')).toBeInTheDocument();
    rerender(<Alert tone="success" live title="已保存。" />);
    expect(screen.getByRole('status')).toBeInTheDocument();
  });
});
