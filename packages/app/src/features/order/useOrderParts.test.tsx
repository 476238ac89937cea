import { session } from '@ca-portal/api/contract';
import { useForm } from '@ca-portal/ui/form';
import { act, renderHook } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { Router, type Navigator, type To } from 'react-router-dom';
import { expect, it } from 'vitest';
import { emptyOrderForm, type OrderForm } from './order-form.js';
import { product } from './order.fixtures.js';
import { useOrderParts } from './useOrderParts.js';

/** A router whose address is still on its way, as it is while the code of the next part is loaded. */
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

it('leads back to a part whose address has not been left yet', () => {
  const { said, wrapper } = waitingRouter();
  const user = session.info.example.response;
  const { result } = renderHook(
    () => {
      const form = useForm<OrderForm>({
        defaultValues: { ...emptyOrderForm(product, new URLSearchParams()), delivery: 'online' },
      });
      return useOrderParts(product, user, form, false);
    },
    { wrapper },
  );
  expect(result.current.part).toBe('delivery');
  act(() => result.current.next());
  expect(result.current.part).toBe('check');
  act(() => result.current.open('delivery'));
  expect(result.current.part).toBe('delivery');
  // The address on its way is followed by this one, so that it brings nothing back.
  expect(said.map((address) => new URLSearchParams(address.split('?')[1]).get('step'))).toEqual([
    'check',
    'delivery',
  ]);
});
