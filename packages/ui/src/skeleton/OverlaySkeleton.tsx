import { type CSSProperties, useEffect } from 'react';
import { createPortal } from 'react-dom';
import { HiddenText } from '../theme/HiddenText.js';
import { usePortalContainer } from '../theme/uiContext.js';
import { useAlive } from '../internal/useAlive.js';
import { useWords } from '../theme/useWords.js';
import { Veil } from './OverlaySkeleton.styles.js';
import { zhSkeleton } from './Skeleton.zh.js';

interface OverlaySkeletonProps {
  /** The kind of overlay that is loading. @default 'dialog' */
  of?: 'dialog' | 'drawer' | 'chat';
  /** Size of the dialog as a CSS length; drawer and chat have their own. @default '30rem' */
  width?: string;
  /** @default '24rem' */
  height?: string;
  /** Called on Esc, to cancel opening. Without it Esc does nothing. */
  onCancel?: (() => void) | undefined;
}

/**
 * The skeleton of a dialog or drawer whose code is loading, in the same size; appears after 300 ms. It takes no
 * focus: the loaded overlay does, and returns it. Without floating-ui, which is part of the loading code.
 */
export function OverlaySkeleton({
  of = 'dialog',
  width = '30rem',
  height = '24rem',
  onCancel,
}: OverlaySkeletonProps) {
  const words = useWords('skeleton', zhSkeleton);
  const container = usePortalContainer();
  // A portal cannot render on the server: nothing until hydration, and until the provider's container exists.
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
