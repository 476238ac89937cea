import fc from 'fast-check';
import { emptyTabs, type TabAction, tabReducer, type TabLimits, type TabState, type Visit } from './index.js';

/** Few paths and names, so that they collide. */
export const path = fc.constantFrom('/', '/core/order', '/core/personal', '/product?id=1', '/product?id=2');
export const name = fc.constantFrom('Dashboard', 'Order', 'Personal', 'Product');
const flag = fc.option(fc.boolean(), { nil: undefined });
export const visit: fc.Arbitrary<Visit> = fc.record(
  {
    path,
    fullPath: fc.constantFrom('/core/order?page=2', '/product?id=1&from=home#top'),
    name,
    meta: fc.record(
      { title: fc.constantFrom('', '我的订单', '<img src=x onerror=alert(1)>'), affix: flag, noCache: flag },
      { requiredKeys: [] },
    ),
  },
  { requiredKeys: ['path'] },
) as fc.Arbitrary<Visit>;

export const removal = fc.oneof(
  fc.record({
    type: fc.constantFrom(
      'close' as const,
      'closeOthers' as const,
      'closeLeft' as const,
      'closeRight' as const,
    ),
    path,
  }),
  fc.constant({ type: 'closeAll' as const }),
);

export const action: fc.Arbitrary<TabAction> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ type: fc.constant('add' as const), view: visit }) },
  fc.record({ type: fc.constant('update' as const), view: visit }),
  fc.record({ type: fc.constantFrom('activate' as const, 'refresh' as const), path }),
  removal,
  fc.record({ type: fc.constantFrom('uncache' as const, 'uncacheOthers' as const), name }),
  fc.constant({ type: 'uncacheAll' as const }),
  fc.record({ type: fc.constantFrom('pin' as const, 'unpin' as const), path }),
  fc.record({
    type: fc.constant('move' as const),
    path,
    index: fc.oneof(fc.integer({ min: -3, max: 9 }), fc.constant(Number.NaN)),
  }),
  fc.record({ type: fc.constant('mark' as const), path, dirty: fc.boolean() }),
  fc.constant({ type: 'reopen' as const }),
);

function freeze(state: TabState): TabState {
  for (const list of Object.values(state)) Object.freeze(list);
  for (const view of state.visitedViews) Object.freeze(view);
  return Object.freeze(state);
}

export const run = (actions: readonly TabAction[], limits?: TabLimits, from = emptyTabs): TabState =>
  actions.reduce((state, each) => freeze(tabReducer(state, each, limits)), from);

/** Any reachable state, frozen: a reducer that mutated it would throw. */
export const reachable: fc.Arbitrary<TabState> = fc
  .array(action, { maxLength: 25 })
  .map((actions) => run(actions));
