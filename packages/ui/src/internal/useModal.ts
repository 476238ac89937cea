import { type Ref, type RefCallback, useState } from 'react';
import {
  type FloatingRootContext,
  useDismiss,
  useFloatingRootContext,
  useInteractions,
  useMergeRefs,
} from '@floating-ui/react';
import { openReason, type OpenReason } from './openChange.js';

interface ModalDismissal {
  /** @default true */
  escapeKey?: boolean;
  /** @default false */
  outsidePress?: boolean;
}

interface Modal {
  panel: HTMLElement | null;
  context: FloatingRootContext;
  getFloatingProps: ReturnType<typeof useInteractions>['getFloatingProps'];
  panelRef: RefCallback<HTMLDivElement> | null;
}

/**
 * Shared by all modal overlays: open while mounted, Esc closes it, and `FloatingFocusManager` traps the focus by
 * `context`. Without useFloating: the styles position it, so it needs no positioning engine.
 */
export function useModal(
  setOpen: (open: boolean, reason: OpenReason) => void,
  ref: Ref<HTMLDivElement> | undefined,
  { escapeKey = true, outsidePress = false }: ModalDismissal = {},
): Modal {
  const [panel, setPanel] = useState<HTMLElement | null>(null);
  const context = useFloatingRootContext({
    open: true,
    onOpenChange: (next, _event, reason) => setOpen(next, openReason(reason)),
    elements: { reference: null, floating: panel },
  });
  const { getFloatingProps } = useInteractions([useDismiss(context, { escapeKey, outsidePress })]);
  return { panel, context, getFloatingProps, panelRef: useMergeRefs([setPanel, ref]) };
}
