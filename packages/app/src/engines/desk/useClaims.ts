import { desk as deskGroup } from '@ca-portal/api/groups/desk';
import { useEffect, useState } from 'react';
import { call, type Answer } from '../../api/query.js';
import type { DeskDescription } from './description.js';

export type Claim = Answer<typeof deskGroup, 'hold'>[number];

/** Much shorter than any claim; the queue is fetched at the same interval. */
const againMs = 30_000;

/**
 * Claims the visible item while it is visible, and returns the current claims of this desk; undefined while loading.
 * Not a query: a claim must be released after it was made, however fast the user changes items.
 */
export function useClaims(
  // oxlint-disable-next-line typescript/no-explicit-any -- rows are not looked at here
  { claims: desk }: DeskDescription<any>,
  item: string,
): readonly Claim[] | undefined {
  const [held, setHeld] = useState<readonly Claim[]>();
  useEffect(() => {
    let inView = true;
    const hold = (body: { item?: string; release?: boolean }) =>
      call(deskGroup, 'hold', { params: { desk }, body }, { quiet: true }).then(
        (claims) => (inView ? setHeld(claims) : undefined),
        // If the call fails, work continues: the server still refuses a second decision.
        () => (inView ? setHeld((before) => before ?? []) : undefined),
      );
    const own = item === '' ? {} : { item };
    let last = hold(own);
    const timer = setInterval(() => (last = hold(own)), againMs);
    return () => {
      inView = false;
      clearInterval(timer);
      if (item !== '') void last.then(() => hold({ item, release: true }));
    };
  }, [desk, item]);
  return held;
}
