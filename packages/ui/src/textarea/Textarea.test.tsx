import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Textarea } from './index.js';

describe('Textarea', () => {
  it('counts characters up to the limit', async () => {
    render(<Textarea aria-label="说明" maxLength={5} />);
    const area = screen.getByRole('textbox');
    await userEvent.type(area, '一二三四五六');
    expect(area).toHaveValue('一二三四五');
    expect(screen.getByText('5/5')).toBeInTheDocument();
    expect(area).toHaveAccessibleDescription('已输入 5 字，最多 5 字');
  });

  it('does not count without a limit', () => {
    render(<Textarea aria-label="说明" />);
    expect(screen.getByRole('textbox')).not.toHaveAttribute('aria-describedby');
  });
});
