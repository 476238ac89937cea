import { act, renderHook } from '@testing-library/react';
import { BrowserRouter } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import { useAddressState } from './useAddressState.js';

const atDesk = () =>
  renderHook(
    () =>
      useAddressState(
        (params) => params.get('item') ?? '',
        (item) => new URLSearchParams({ item }),
      ),
    { wrapper: BrowserRouter },
  ).result;
const address = () => window.location.pathname + window.location.search;

beforeEach(() => window.history.replaceState(null, '', '/desk'));

it('writes to the address of its own page', () => {
  const state = atDesk();
  act(() => state.current[1]('7'));
  expect(address()).toBe('/desk?item=7');
  expect(state.current[0]).toBe('7');
});

it('does not take the user back who is already on the way to another page', () => {
  const state = atDesk();
  // As a link does it: first the address, then the page, once its code has loaded.
  window.history.pushState(null, '', '/people');
  act(() => state.current[1]('7'));
  expect(address()).toBe('/people');
});
