import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { ListPager } from '../content/index.js';
import { ListFoot } from './ListFoot.js';

describe.each([
  ['ListFoot', ListFoot],
  ['ListPager', ListPager],
])('%s', (_name, Foot) => {
  it('hides the pagination when there is one page', () => {
    const { container } = render(<Foot page={1} pageSize={10} total={10} onPage={() => {}} />);
    expect(container).toBeEmptyDOMElement();
  });

  it('leads back when the current page is past the only page left', async () => {
    vi.spyOn(window, 'scrollTo').mockReturnValue();
    const onPage = vi.fn<(page: number) => void>();
    render(<Foot page={2} pageSize={10} total={10} onPage={onPage} />);
    await userEvent.click(screen.getByRole('button', { name: '第 1 页' }));
    expect(onPage).toHaveBeenCalledExactlyOnceWith(1);
    vi.restoreAllMocks();
  });

  it('hides the pagination when the list is empty', () => {
    const { container } = render(<Foot page={2} pageSize={10} total={0} onPage={() => {}} />);
    expect(container).toBeEmptyDOMElement();
  });
});
