import { autoUpdate, flip, offset, size, useFloating } from '@floating-ui/react';

/** Below the field and as wide, above it where there is no room; its height is limited by the window. */
export function useListPlace(frame: HTMLElement) {
  const { refs, floatingStyles } = useFloating({
    open: true,
    elements: { reference: frame },
    placement: 'bottom-start',
    whileElementsMounted: autoUpdate,
    middleware: [
      offset(4),
      flip({ padding: 8 }),
      size({
        padding: 8,
        apply({ availableHeight, rects, elements }) {
          elements.floating.style.setProperty('--local-width', `${rects.reference.width}px`);
          elements.floating.style.setProperty('--local-height', `${Math.max(120, availableHeight)}px`);
        },
      }),
    ],
  });
  return { setPanel: refs.setFloating, style: floatingStyles };
}
