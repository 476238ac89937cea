import { type CSSProperties, useEffect } from 'react';
import { createPortal } from 'react-dom';
import { HiddenText } from '../theme/HiddenText.js';
import { usePortalContainer } from '../theme/uiContext.js';
import { useAlive } from '../internal/useAlive.js';
import { useWords } from '../theme/useWords.js';
import { Veil } from './OverlaySkeleton.styles.js';
import { zhSkeleton } from './Skeleton.zh.js';

interface OverlaySkeletonProps {
  /** Whose place it holds. @default 'dialog' */
  of?: 'dialog' | 'drawer' | 'chat';
  /** CSS lengths of the dialog; a drawer and the chat have their own. @default '30rem' */
  width?: string;
  /** @default '24rem' */
  height?: string;
  /** Esc: what was asked for is not wanted any more. Without it one has to wait. */
  onCancel?: (() => void) | undefined;
}

/**
 * The place of a dialog or drawer whose code is on its way, in its own measures; appears after 300 ms. It takes no
 * focus: what comes takes it, and gives it back to where it was. Without floating-ui, which comes along.
 */
export function OverlaySkeleton({
  of = 'dialog',
  width = '30rem',
  height = '24rem',
  onCancel,
}: OverlaySkeletonProps) {
  const words = useWords('skeleton', zhSkeleton);
  const container = usePortalContainer();
  // A server has no place to put it: nothing until the page is alive, and has the place that the provider names.
  const inBrowser = useAlive();
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onCancel?.();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [onCancel]);
  if (!inBrowser || container === null) return null;

  return createPortal(
    <Veil
      data-component="OverlaySkeleton"
      data-of={of}
      aria-busy
      style={{ '--local-w': width, '--local-h': height } as CSSProperties}
    >
      <HiddenText as="output">{words.opening}</HiddenText>
      <div />
    </Veil>,
    container ?? document.body,
  );
}
