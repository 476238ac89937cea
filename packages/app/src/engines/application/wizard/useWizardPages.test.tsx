import { useForm } from '@ca-portal/ui/form';
import { act, renderHook } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { Router, type Navigator, type To } from 'react-router-dom';
import { expect, it } from 'vitest';
import { useWizardPages } from './useWizardPages.js';
import { asksFor } from './wizard-pages.js';

/** A router whose navigation is still pending, as it is while the code of the next page loads. */
function waitingRouter() {
  const said: string[] = [];
  const say = (to: To) => said.push(typeof to === 'string' ? to : (to.search ?? ''));
  const navigator: Navigator = { push: say, replace: say, go: () => undefined, createHref: String };
  const wrapper = ({ children }: PropsWithChildren) => (
    <Router location="/makeSureOrder?product=lock-master&step=delivery" navigator={navigator}>
      {children}
    </Router>
  );
  return { said, wrapper };
}

const pages = ['choice', 'delivery', 'check'].map((key) => ({
  key,
  title: key,
  complete: true,
  asks: asksFor([key]),
}));

it('leads back to a page whose address has not been left yet', () => {
  const { said, wrapper } = waitingRouter();
  const { result } = renderHook(() => useWizardPages(useForm(), pages, { lookAgain: '' }), { wrapper });
  expect(result.current.page.key).toBe('delivery');
  act(() => result.current.go(1));
  expect(result.current.page.key).toBe('check');
  act(() => result.current.open('delivery'));
  expect(result.current.page.key).toBe('delivery');
  // This navigation replaces the pending one, so the other page does not come back.
  expect(said.map((address) => new URLSearchParams(address.split('?')[1]).get('step'))).toEqual([
    'check',
    'delivery',
  ]);
});
