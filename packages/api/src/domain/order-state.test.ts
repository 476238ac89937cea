import { deliveriesOfChange } from './change-types.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  deliveries,
  deliveriesOf,
  givingUp,
  isOrderEditable,
  madeEvent,
  nextOrderState,
  orderEvents,
  orderStateLabels,
  orderStates,
  orderStateValues,
  type OrderEvent,
  type OrderState,
} from './order-state.js';

const events: OrderEvent[] = [
  'submit',
  'pay',
  'cancel',
  'withdraw',
  'timeOut',
  'approve',
  'reject',
  'resubmit',
  'startMaking',
  'makingFailed',
  'madeForCollection',
  'madeForShipping',
  'madeForDownload',
  'installed',
  'handOver',
  'enrolled',
  'startStudy',
  'refund',
];
const walk = (start: OrderState, path: readonly OrderEvent[]) =>
  path.reduce<OrderState[]>(
    (states, event) => {
      const next = nextOrderState(states.at(-1) ?? start, event);
      return next === undefined ? states : [...states, next];
    },
    [start],
  );
const anyPath = fc.array(fc.constantFrom(...events), { maxLength: 60 });
const { draft, waitingForPayment, waitingForReview, reviewFailed } = orderStates;

describe('order states', () => {
  it('the events here are those of the table', () => {
    expect([...new Set(orderStateValues.flatMap(orderEvents))].toSorted()).toEqual(events.toSorted());
  });
  it('each has a label, and labels differ', () => {
    const labels = orderStateValues.map((state) => orderStateLabels[state]);
    expect(labels.every((label) => label.length > 1)).toBe(true);
    expect(new Set(labels).size).toBe(labels.length);
  });
  it.each(['completed', 'cancelled', 'closed', 'refunded'] as const)('%s has no next state', (final) => {
    expect(events.map((event) => nextOrderState(orderStates[final], event))).toEqual(
      events.map(() => undefined),
    );
    expect(orderEvents(orderStates[final])).toEqual([]);
  });
  it('every other state has a next state', () => {
    const stuck = orderStateValues.filter((state) => orderEvents(state).length === 0);
    expect(stuck).toEqual([70, 90, 91, 95]);
  });
  it('every state is reachable from a draft', () => {
    const reached = new Set<OrderState>([draft]);
    for (const state of reached) {
      for (const event of orderEvents(state)) reached.add(nextOrderState(state, event) as OrderState);
    }
    expect([...reached].toSorted()).toEqual([...orderStateValues].toSorted());
  });

  it('an order is paid at most once, in any sequence', () => {
    fc.assert(
      fc.property(anyPath, (path) => {
        let state: OrderState = draft;
        let paid = 0;
        for (const event of path) {
          const next = nextOrderState(state, event);
          if (next === undefined) continue;
          if (event === 'pay') paid += 1;
          state = next;
        }
        expect(paid).toBeLessThanOrEqual(1);
      }),
    );
  });
  it('nothing is reviewed, made or refunded before it is paid', () => {
    fc.assert(
      fc.property(
        anyPath.map((path) => path.filter((event) => event !== 'pay')),
        (path) => {
          const unpaid = [draft, waitingForPayment, orderStates.cancelled, orderStates.closed];
          expect(unpaid).toEqual(expect.arrayContaining(walk(draft, path)));
        },
      ),
    );
  });
  it('a final state is the end of every path', () => {
    fc.assert(
      fc.property(anyPath, anyPath, (path, more) => {
        const state = walk(draft, path).at(-1) ?? draft;
        fc.pre(orderEvents(state).length === 0);
        expect(walk(state, more)).toEqual([state]);
      }),
    );
  });

  it('a failed review is resubmitted without a second payment', () => {
    expect(walk(waitingForReview, ['reject', 'pay', 'resubmit', 'pay'])).toEqual([
      waitingForReview,
      reviewFailed,
      waitingForReview,
    ]);
  });
  it('making can be interrupted and resumed any number of times', () => {
    expect(walk(40, ['startMaking', 'makingFailed', 'startMaking', 'startMaking', 'installed'])).toEqual([
      40, 50, 55, 50, 50, 70,
    ]);
  });
  it('can be canceled before payment, and if free before the making or the first lesson', () => {
    const ways = (dueFen: number) =>
      [10, 20, 30, 35, 40, 63, 50].map((state) => givingUp(state as OrderState, dueFen));
    const free = Array<string>(4).fill('withdraw');
    expect(ways(0)).toEqual(['cancel', 'cancel', ...free, undefined]);
    expect(ways(1)).toEqual(['cancel', 'cancel', ...Array<undefined>(5)]);
  });
  it('ships and hands over sticks only', () => {
    expect(deliveriesOf('lock')).toEqual(deliveries);
    expect(deliveriesOfChange('lock', '0102')).toEqual(deliveries);
    // Rewritten in place, or at a counter: nothing is sent.
    expect(deliveriesOfChange('lock', '0103')).toEqual(['online', 'counter']);
    expect(deliveriesOfChange('lock', '0105')).toEqual(['online', 'counter']);
    expect(deliveriesOfChange('lock', '0110')).toEqual(['online']);
    expect(deliveriesOfChange('pc', '0106')).toEqual(['online']);
    expect(deliveriesOf('mobile')).toEqual(['online']);
    expect(deliveriesOf('pc')).toEqual(['online']);
  });

  it.each(deliveries)('%s leads from making to the end', (delivery) => {
    expect(walk(50, [madeEvent[delivery], 'handOver']).at(-1)).toBe(70);
  });
  it('only a draft and a failed review can be edited', () => {
    expect(orderStateValues.filter(isOrderEditable)).toEqual([draft, reviewFailed]);
  });
});
