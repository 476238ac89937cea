import { useState } from 'react';
import type { PlacedSeal } from './placement.js';

type Seals = readonly PlacedSeal[];
const kept = 50;

/**
 * Undo history and the selected seal. The caller owns the list and changes it too: such changes can be
 * undone as well, and a new seal becomes the selected one. `given` is the caller's array, `placed` its valid items.
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
    /** During a drag nothing is added to the history; its start was. */
    change(next: Seals, id: number | undefined, keep = true) {
      // The second of two moves between two frames must not drop the history entry of the first.
      set((now) => ({ past: keep ? [...now.past, placed].slice(-kept) : now.past, seen: next, chosen: id }));
      onChange(next);
    },
    /** A seal whose picture is gone is not restored. */
    undo(isThere: (one: PlacedSeal) => boolean) {
      const next = past.at(-1)?.filter(isThere) ?? placed;
      set({ past: past.slice(0, -1), seen: next, chosen: undefined });
      onChange(next);
    },
  };
}
export type History = ReturnType<typeof useHistory>;
