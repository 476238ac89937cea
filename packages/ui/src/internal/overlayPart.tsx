import { type ComponentType, useState } from 'react';
import { type LatePartProps, latePart } from './latePart.js';

const parts = new Set<() => Promise<void>>();

/**
 * The open half of something that stands above the page. All that takes floating-ui is in such halves: a page of closed
 * buttons does without it. What has come before it is wanted is drawn with the press: a `lazy` part waits a moment even
 * then.
 */
export function overlayPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Late = latePart(load);
  let Here: ComponentType<Props & LatePartProps> | undefined;
  const come = async () => {
    try {
      const View = await load();
      Here ??= ({ setShown: _shown, instead: _instead, quiet: _quiet, ...props }) => (
        <View {...(props as Props)} />
      );
    } catch {
      // Told when it is wanted, and asked for again there.
    }
  };
  parts.add(come);
  function Part(props: Props & LatePartProps) {
    const [View] = useState(() => Here ?? Late);
    return <View {...props} />;
  }
  return Object.assign(Part, { ahead: () => void come() });
}

/**
 * Loads what dialogs, drawers, popovers, menus, tooltips and lists are made of when they open. Each does it by itself
 * when pointer or focus come near; call this when the page is read and the network idle, and none of them waits.
 */
export async function loadOverlays(): Promise<void> {
  await Promise.all(Array.from(parts, (come) => come()));
}
