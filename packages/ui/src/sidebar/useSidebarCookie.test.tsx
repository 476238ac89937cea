import { act, renderHook } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { isSidebarOpen, useSidebarCookie } from './index.js';

afterEach(() => {
  document.cookie = 'sidebarStatus=; path=/; max-age=0';
  document.cookie = 'other=; path=/; max-age=0';
});

it.each([
  ['', true],
  ['sidebarStatus=1', true],
  ['a=b; sidebarStatus=0', false],
  ['a=b;sidebarStatus=0', false],
  ['xsidebarStatus=0', true],
  ['sidebarStatus=', true],
])('cookie %j: expanded is %s', (cookies, open) => expect(isSidebarOpen(cookies)).toBe(open));

describe('useSidebarCookie', () => {
  it('is expanded by default, writes 1 and 0, and reads them back', () => {
    const { result } = renderHook(() => useSidebarCookie());
    expect(result.current[0]).toBe(true);
    act(() => result.current[1](false));
    expect(result.current[0]).toBe(false);
    expect(document.cookie).toContain('sidebarStatus=0');
    expect(renderHook(() => useSidebarCookie()).result.current[0]).toBe(false);
    act(() => result.current[1](true));
    expect(document.cookie).toContain('sidebarStatus=1');
  });

  it('renders on the server as the request cookie says', () => {
    const Shown = () =>
      useSidebarCookie(undefined, isSidebarOpen('sidebarStatus=0'))[0] ? 'open' : 'closed';
    expect(renderToString(<Shown />)).toBe('closed');
  });

  it('all components of a page change together; another name is another cookie', () => {
    const one = renderHook(() => useSidebarCookie()).result;
    const two = renderHook(() => useSidebarCookie()).result;
    const other = renderHook(() => useSidebarCookie('other')).result;
    act(() => one.current[1](false));
    expect(two.current[0]).toBe(false);
    expect(other.current[0]).toBe(true);
  });

  it('is open in the markup of the server', () => {
    document.cookie = 'sidebarStatus=0; path=/';
    const Shown = () => <p>{useSidebarCookie()[0] ? 'open' : 'closed'}</p>;
    expect(renderToString(<Shown />)).toContain('open');
  });
});
