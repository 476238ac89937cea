import { type Ref, type RefCallback, useLayoutEffect, useRef, useState } from 'react';
import { useMergedRefs } from './useMergedRefs.js';

/**
 * The element beside which something opens, once it is open. Closed it is not asked for: a list has one such button a
 * row, and none of them is drawn twice.
 */
export function useOpener<Element extends HTMLElement = HTMLElement>(
  open: boolean,
  given?: Ref<Element>,
): [anchor: Element | null, ref: RefCallback<Element>] {
  const own = useRef<Element>(null);
  const [anchor, setAnchor] = useState<Element | null>(null);
  useLayoutEffect(() => setAnchor(open ? own.current : null), [open]);
  return [anchor, useMergedRefs(own, given)];
}
