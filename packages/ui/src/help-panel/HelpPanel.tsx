import { type ComponentPropsWithRef, Suspense } from 'react';
import { type OnOpenChange, useOpenState } from '../internal/openChange.js';
import { overlayPart } from '../internal/overlayPart.js';
import { OverlaySkeleton } from '../skeleton/OverlaySkeleton.js';
import { findHelpPage, type HelpPage } from './helpPages.js';

export const OpenHelpPanel = overlayPart(async () => (await import('./OpenHelpPanel.js')).OpenHelpPanel);

export interface HelpPanelProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'title'> {
  /** Whether it is open; makes it controlled. */
  open?: boolean;
  /** Whether it is open at first, when uncontrolled. @default false */
  defaultOpen?: boolean;
  /** Called when it opens or closes, with the reason. */
  onOpenChange?: OnOpenChange;
  /** All help pages; `path` and `business` select one. */
  pages: readonly HelpPage[] | null | undefined;
  /** Address of the current page. */
  path: string;
  /** The `business` query parameter. */
  business?: string | null;
}

/**
 * Explains the current page topic by topic, over a mask with a hole around the control of the topic.
 * 我知道了 and Esc close it. Open it only on request; without help for the page nothing opens.
 */
export function HelpPanel({
  open,
  defaultOpen = false,
  onOpenChange,
  pages,
  path,
  business,
  ...rest
}: HelpPanelProps) {
  const [isOpen, setOpen] = useOpenState(open, defaultOpen, onOpenChange);
  const page = findHelpPage(pages, path, business);
  return isOpen && page ? (
    <Suspense fallback={<OverlaySkeleton onCancel={() => setOpen(false, 'escape-key')} />}>
      <OpenHelpPanel {...rest} page={page} setOpen={setOpen} setShown={(shown) => setOpen(shown, 'other')} />
    </Suspense>
  ) : null;
}
