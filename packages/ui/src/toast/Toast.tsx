import { type ComponentPropsWithRef, useEffect, useRef, useState } from 'react';
import { alertIcons } from '../alert/Alert.js';
import { Button } from '../button/index.js';
import { IconButton } from '../icon-button/index.js';
import { useWords } from '../theme/useWords.js';
import { ToastBody, ToastRoot } from './Toast.styles.js';
import type { ToastItem } from './toastStore.js';
import { zhAlert } from '../alert/Alert.zh.js';
import { zhToast } from './Toast.zh.js';
import { Glyph } from '../icon/Glyph.js';
import { closeIcon } from '../icon/paths.js';

export interface ToastProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** Its text, duration and action. */
  toast: ToastItem;
  /** `pressed` is the control that closed it; `undefined` after a timeout. */
  onClose: (pressed?: Element) => void;
}

/** Counts down only while it is neither hovered nor focused; then continues with the remaining time. */
function useCountingDown(duration: number, paused: boolean, onEnd: () => void) {
  const left = useRef(duration);
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  useEffect(() => {
    if (paused || left.current === Number.POSITIVE_INFINITY) return;
    const started = Date.now();
    const timer = setTimeout(() => end.current(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= Date.now() - started;
    };
  }, [paused]);
}

/** One message, rendered by `Toaster`. Use `toaster` and `<Toaster />`. */
export function Toast({ toast, onClose, ...rest }: ToastProps) {
  const words = useWords('toast', zhToast);
  const tones = useWords('alert', zhAlert);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  useCountingDown(toast.duration, hovered || focused, onClose);
  const tone = toast.tone === 'error' ? 'danger' : toast.tone in tones ? toast.tone : 'info';
  return (
    <ToastRoot
      data-component="Toast"
      data-tone={toast.tone}
      role={toast.tone === 'error' ? 'alert' : 'status'}
      {...rest}
      onPointerEnter={(event) => {
        rest.onPointerEnter?.(event);
        setHovered(true);
      }}
      onPointerLeave={(event) => {
        rest.onPointerLeave?.(event);
        setHovered(false);
      }}
      onFocus={(event) => {
        rest.onFocus?.(event);
        setFocused(true);
      }}
      onBlur={(event) => {
        rest.onBlur?.(event);
        setFocused(false);
      }}
    >
      <Glyph of={alertIcons[tone]} label={tones[tone]} />
      <ToastBody>
        <strong>{toast.title}</strong>
        {toast.description ? <p>{toast.description}</p> : null}
        {toast.action ? (
          <Button
            variant="text"
            size="sm"
            onClick={({ currentTarget }) => {
              toast.action?.onSelect();
              onClose(currentTarget);
            }}
          >
            {toast.action.label}
          </Button>
        ) : null}
      </ToastBody>
      <IconButton
        icon={<Glyph of={closeIcon} />}
        size="sm"
        label={words.close}
        onClick={({ currentTarget }) => onClose(currentTarget)}
      />
    </ToastRoot>
  );
}
