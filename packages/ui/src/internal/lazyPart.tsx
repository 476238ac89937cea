import { type ComponentType, lazy, type ReactNode, useEffect, useState } from 'react';
import { missingPart } from './missingPart.js';

export interface LazyPartProps {
  /**
   * Closes the part when its code failed to load, and opens it again for 重试. Without it the part renders `instead`
   * and tries again in place.
   */
  setShown?: ((shown: boolean) => void) | undefined;
  /** Shown while the code is missing; `again` loads it. @default nothing */
  instead?: (again: () => void) => ReactNode;
  /** Nobody has opened it yet: a failure then shows no message. @default false */
  quiet?: boolean;
}

/** A part whose code loads when it is first shown, or earlier by `prefetch`: put a `Suspense` around it. */
export type LazyPart<Props extends object> = ComponentType<Props & LazyPartProps> & {
  /**
   * Prefetches the code; resolves with or without it. A failure is reported when the part is shown, and the code is
   * loaded again.
   */
  prefetch: () => Promise<unknown>;
};

interface Arrived {
  props: object;
  instead: ReactNode;
  onMissing: () => void;
}

/**
 * React's `lazy` for a part that a press opens. A failed `lazy` part throws, unmounts everything up to the next
 * boundary and stays failed. Here the page and its unsaved text stay: the part closes, the `Toaster` shows a message
 * with 重试, and the next press loads the code again. Prefetched code renders with the press, where a `lazy` part would
 * still suspend for a moment.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  /** The component for the next render: the loaded code, or one that waits for it. */
  let part: ComponentType<Arrived> | undefined;
  const come = async () => {
    const View = await load();
    return (part = ({ props }) => <View {...(props as Props)} />);
  };
  const latest = () =>
    (part ??= lazy<ComponentType<Arrived>>(async () => {
      try {
        const View = await come();
        missingPart.tell?.();
        return { default: View };
      } catch (error) {
        reportError(error);
        // A new component for each attempt: otherwise React treats the next one as the same, and its effect does not
        // run.
        return {
          default: function Missing({ instead, onMissing }) {
            // Only after mounting: React renders a suspended component from the start, and would load again each
            // time.
            // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each answer, not for each new function
            useEffect(onMissing, []);
            return instead;
          },
        };
      }
    }));

  function Lazy({ setShown, instead, quiet, ...props }: Props & LazyPartProps) {
    // Kept: automatic retries would repeat without end while the network is down.
    const [Part, setPart] = useState(latest);
    const again = () => setPart(latest);
    return (
      <Part
        props={props}
        instead={instead?.(again)}
        onMissing={() => {
          part = undefined;
          setShown?.(false);
          if (!quiet) missingPart.tell?.(setShown ? () => setShown(true) : again);
        }}
      />
    );
  }

  return Object.assign(Lazy, { prefetch: () => come().catch(() => {}) });
}
