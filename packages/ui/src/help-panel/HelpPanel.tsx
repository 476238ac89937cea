import { type ComponentPropsWithRef, Suspense } from 'react';
import { type OnOpenChange, useOpenState } from '../internal/openChange.js';
import { overlayPart } from '../internal/overlayPart.js';
import { OverlaySkeleton } from '../skeleton/OverlaySkeleton.js';
import { findHelpPage, type HelpPage } from './helpPages.js';

export const OpenHelpPanel = overlayPart(async () => (await import('./OpenHelpPanel.js')).OpenHelpPanel);

export interface HelpPanelProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'title'> {
  /** Whether it is shown. With it the caller keeps the state. */
  open?: boolean;
  /** Whether it is shown at first. @default false */
  defaultOpen?: boolean;
  /** Called when it opens or closes, with the reason. */
  onOpenChange?: OnOpenChange;
  /** All the help there is; `path` and `business` choose. */
  pages: readonly HelpPage[] | null | undefined;
  /** Address of the current page. */
  path: string;
  /** The `business` query parameter. */
  business?: string | null;
}

/**
 * Explains the current page, one topic after the other, over a mask with a hole around the control in question.
 * 我知道了 and Esc close it. Never open it uninvited; without help for the page nothing opens.
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
