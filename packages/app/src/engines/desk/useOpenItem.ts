import { useEffect, useRef, useState } from 'react';
import { useAddressState } from '../../routing/useAddressState.js';

interface OpenItem {
  /** The key of the visible item; '' if there is none. */
  readonly open: string;
  /** It was opened by a key or after a decision: its heading gets the focus. */
  readonly focused: boolean;
  readonly show: (key: string, focused?: boolean) => void;
  /** This user is about to decide it. */
  readonly deciding: () => void;
}

/** The key of the visible item, kept in the address; '' if there is none. */
export const useItemAddress = () =>
  useAddressState(
    (params) => params.get('item') ?? '',
    (item, others) => {
      const params = new URLSearchParams(others);
      if (item) params.set('item', item);
      else params.delete('item');
      return params;
    },
  );

/**
 * The open item of a queue. If it leaves the queue, the item that moves to its position opens; if another user
 * decided it, `onTaken` is called.
 */
export function useOpenItem(
  [open, setOpen]: ReturnType<typeof useItemAddress>,
  keys: readonly string[] | undefined,
  onward: boolean,
  onTaken: (key: string) => void,
  /** May open automatically: no colleague works on it. */
  free: (key: string) => boolean,
): OpenItem {
  const [focused, setFocused] = useState(false);
  // Without the switch no item opens automatically after a decision.
  const [paused, setPaused] = useState(false);
  const place = useRef(0);
  const decided = useRef('');
  const show = (key: string, byKey = false) => {
    setFocused(byKey);
    setPaused(false);
    setOpen(key);
  };
  useEffect(() => {
    if (!keys || (paused && open === '')) return;
    const at = keys.indexOf(open);
    if (at >= 0) {
      place.current = at;
      return;
    }
    const mine = open !== '' && decided.current === open;
    decided.current = '';
    if (mine && !onward) {
      setOpen('');
      setPaused(true);
      return;
    }
    if (open !== '' && !mine) onTaken(open);
    const next =
      keys.slice(place.current).find(free) ??
      keys.find(free) ??
      keys[Math.min(place.current, keys.length - 1)];
    if (next !== undefined || open !== '') show(next ?? '', mine);
    // oxlint-disable-next-line react/exhaustive-deps -- what leaves the queue is all that moves it
  }, [keys?.join(' '), open, paused]);
  return { open, focused, show, deciding: () => (decided.current = open) };
}
