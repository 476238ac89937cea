import { act, render } from '@testing-library/react';
import { BrowserRouter } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import { useAddressState } from './useAddressState.js';

let change: (item: string) => void;

function Page() {
  const [item, setItem] = useAddressState(
    (params) => params.get('item') ?? '',
    (next) => new URLSearchParams({ item: next }),
  );
  change = setItem;
  return <p>{item}</p>;
}

beforeEach(() => window.history.replaceState(null, '', '/desk'));

it('writes to the address of its own page', () => {
  const { container } = render(<Page />, { wrapper: BrowserRouter });
  act(() => change('7'));
  expect(window.location.pathname + window.location.search).toBe('/desk?item=7');
  expect(container).toHaveTextContent('7');
});

it('does not take back whoever is already on the way to another page', () => {
  render(<Page />, { wrapper: BrowserRouter });
  // As a link does it: the address first, the page once its code is there.
  window.history.pushState(null, '', '/people');
  act(() => change('7'));
  expect(window.location.pathname + window.location.search).toBe('/people');
});
