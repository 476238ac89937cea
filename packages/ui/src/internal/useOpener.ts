import { type Ref, type RefCallback, useLayoutEffect, useRef, useState } from 'react';
import { useMergedRefs } from './useMergedRefs.js';

/**
 * The anchor element of an overlay, in state only while it is open. A closed one sets no state: a list may have such
 * a button in each row, and none of them must render twice.
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
