import fc from 'fast-check';
import { expect, it } from 'vitest';
import { contentStates, nextContentState, type ContentEvent, type ContentState } from './content-states.js';

const events: ContentEvent[] = ['submit', 'approve', 'return', 'takeDown', 'restore'];

it('nothing is published without a second person', () => {
  for (const state of contentStates) expect(nextContentState(state, 'approve', true)).toBeUndefined();
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.constantFrom(...events), fc.boolean())), (steps) => {
      let state: ContentState = 'draft';
      let approvals = 0;
      for (const [event, isAuthor] of steps) {
        const next = nextContentState(state, event, isAuthor);
        approvals += next === 'published' && event === 'approve' && !isAuthor ? 1 : 0;
        state = next ?? state;
      }
      expect(state !== 'published' || approvals > 0).toBe(true);
    }),
  );
});
it.each([
  ['draft', 'submit', 'waiting'],
  ['waiting', 'approve', 'published'],
  ['waiting', 'return', 'draft'],
  ['published', 'takeDown', 'takenDown'],
  ['takenDown', 'submit', 'waiting'],
  ['draft', 'approve', undefined],
  ['published', 'submit', undefined],
] as const)('%s %s → %s', (state, event, next) => expect(nextContentState(state, event, false)).toBe(next));
