import { useState } from 'react';
import type { PlacedSeal } from './placement.js';

type Seals = readonly PlacedSeal[];
const kept = 50;

/**
 * What was before, and which seal is chosen. The caller owns the list and changes it as well: what comes from outside can
 * be had back, too, and a seal that is new is the chosen one. `given` is the caller's own array, `placed` what of it is whole.
 */
export function useHistory(given: Seals, placed: Seals, onChange: (next: Seals) => void) {
  const [state, set] = useState<{ past: readonly Seals[]; seen: Seals; chosen: number | undefined }>({
    past: [],
    seen: given,
    chosen: undefined,
  });
  const { past, seen, chosen } = state;
  if (seen !== given) {
    const fresh = placed.find(({ id }) => !seen.some((one) => one.id === id));
    set({ past: [...past, seen].slice(-kept), seen: given, chosen: fresh?.id ?? chosen });
  }
  return {
    chosen: placed.find(({ id }) => id === chosen),
    past,
    choose: (id: number) => set((now) => ({ ...now, chosen: id })),
    /** In the middle of a drag nothing is kept: its beginning was. */
    change(next: Seals, id: number | undefined, keep = true) {
      // Of two moves between two frames the second must not forget what the first has kept.
      set((now) => ({ past: keep ? [...now.past, placed].slice(-kept) : now.past, seen: next, chosen: id }));
      onChange(next);
    },
    /** A seal whose picture is gone does not come back. */
    undo(isThere: (one: PlacedSeal) => boolean) {
      const next = past.at(-1)?.filter(isThere) ?? placed;
      set({ past: past.slice(0, -1), seen: next, chosen: undefined });
      onChange(next);
    },
  };
}
export type History = ReturnType<typeof useHistory>;
