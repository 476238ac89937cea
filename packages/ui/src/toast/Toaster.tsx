import { type ComponentPropsWithRef, useEffect, useRef, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { missingPart } from '../internal/missingPart.js';
import { useAlive } from '../internal/useAlive.js';
import { useWords } from '../theme/useWords.js';
import { usePortalContainer } from '../theme/uiContext.js';
import { Toast } from './Toast.js';
import { ToastRegion } from './Toast.styles.js';
import { serverSnapshot, toaster, toastStore } from './toastStore.js';
import { zhToast } from './Toast.zh.js';

export type ToasterProps = ComponentPropsWithRef<'section'>;

/**
 * Where toasts appear: top center, above everything. Mount it once. It also reports lazy parts that failed to
 * load, with 重试; without it such a part only stays closed.
 */
export function Toaster(props: ToasterProps) {
  const locale = useWords('toast', zhToast);
  const container = usePortalContainer();
  const items = useSyncExternalStore(toastStore.subscribe, toastStore.snapshot, serverSnapshot);
  // Portals do not render on the server, so the first render in the browser renders nothing either.
  const inBrowser = useAlive();
  const before = useRef<EventTarget>(null);
  /** The focus of a closing toast moves to the next one, and after the last one back to where it was before. */
  const close = (id: number, pressed?: Element) => {
    if (pressed && pressed === document.activeElement) {
      const toast = pressed.closest('[data-component="Toast"]');
      const next = toast?.nextElementSibling ?? toast?.previousElementSibling;
      const to = next?.querySelector(':scope > button') ?? before.current;
      if (to instanceof HTMLElement) to.focus();
    }
    toaster.dismiss(id);
  };
  useEffect(() => {
    let told: number | undefined;
    missingPart.tell = (again) => {
      if (told !== undefined) toaster.dismiss(told);
      told =
        again &&
        toaster.error(locale.missingPart, {
          description: locale.missingPartReason,
          action: { label: locale.retry, onSelect: again },
        });
    };
    return () => {
      missingPart.tell = undefined;
    };
  }, [locale]);
  if (!inBrowser || container === null) return null;
  return createPortal(
    // `aria-live="off"` on the frame: each toast is its own live region; open dialogs leave live regions readable.
    <ToastRegion
      data-component="Toaster"
      aria-label={locale.region}
      aria-live="off"
      {...props}
      onFocus={(event) => {
        props.onFocus?.(event);
        if (!event.currentTarget.contains(event.relatedTarget)) before.current = event.relatedTarget;
      }}
    >
      {items.map((item) => (
        <Toast key={item.id} toast={item} onClose={(pressed) => close(item.id, pressed)} />
      ))}
    </ToastRegion>,
    container ?? document.body,
  );
}
