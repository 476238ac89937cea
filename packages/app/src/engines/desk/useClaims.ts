import { desk as deskGroup } from '@ca-portal/api/groups/desk';
import { useEffect, useState } from 'react';
import { call, type Answer } from '../../api/query.js';
import type { DeskDescription } from './description.js';

export type Claim = Answer<typeof deskGroup, 'hold'>[number];

/** Long before the shortest claim ends, and as often as the queue is asked for. */
const againMs = 30_000;

/**
 * Takes the item in view for as long as it is in view, and answers what is held at this desk; undefined as long as that
 * is on its way. No query: the claim has to end after it has begun, however fast somebody turns the pages.
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
        // Without an answer nobody is kept from working: the server still refuses the second decision.
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
