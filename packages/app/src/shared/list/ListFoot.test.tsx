import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { ListPager } from '../content/ListPager.js';
import { ListFoot } from './ListFoot.js';

describe.each([
  ['ListFoot', ListFoot],
  ['ListPager', ListPager],
])('%s', (_name, Foot) => {
  it('shows no pages where one holds all', () => {
    const { container } = render(<Foot page={1} pageSize={10} total={10} onPage={() => {}} />);
    expect(container).toBeEmptyDOMElement();
  });

  it('leads back when the page that is open lies beyond the only one left', async () => {
    vi.spyOn(window, 'scrollTo').mockReturnValue();
    const onPage = vi.fn<(page: number) => void>();
    render(<Foot page={2} pageSize={10} total={10} onPage={onPage} />);
    await userEvent.click(screen.getByRole('button', { name: '第 1 页' }));
    expect(onPage).toHaveBeenCalledExactlyOnceWith(1);
    vi.restoreAllMocks();
  });

  it('shows none where there is nothing at all', () => {
    const { container } = render(<Foot page={2} pageSize={10} total={0} onPage={() => {}} />);
    expect(container).toBeEmptyDOMElement();
  });
});
