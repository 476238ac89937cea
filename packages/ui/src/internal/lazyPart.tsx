import { type ComponentType, lazy, type ReactNode, useEffect, useState } from 'react';
import { missingPart } from './missingPart.js';

export interface LazyPartProps {
  /**
   * Closes the part whose code did not come, and opens it once more for 重试. Without it the part is not there, and
   * tries again where it stands.
   */
  setShown?: ((shown: boolean) => void) | undefined;
  /** What stands there while the code is missing, `again` asks for it. @default nothing */
  instead?: (again: () => void) => ReactNode;
  /** Nobody has asked for it yet: then nothing is said. @default false */
  quiet?: boolean;
}

/** A part whose code comes when it is first shown, or earlier by `prefetch`: put a `Suspense` around it. */
export type LazyPart<Props extends object> = ComponentType<Props & LazyPartProps> & {
  /** Somebody comes near; settles with the code or without it. A failure is told when the part is shown, and the code asked for again. */
  prefetch: () => Promise<unknown>;
};

interface Arrived {
  props: object;
  instead: ReactNode;
  onMissing: () => void;
}

/**
 * React's `lazy` for what a press opens. A `lazy` part that fails throws, takes everything up to the next boundary
 * along, and stays failed; here the page and what is typed in it stay, the part closes, the `Toaster` says so with
 * 重试, and the next press asks for the code again. What has come before it is wanted is drawn with the press: a `lazy`
 * part waits a moment even then.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  /** What stands there from the next drawing on: the code that has come, or who waits for it. */
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
        // One of its own for each answer: else React takes the next for the same one, and its effect does not run.
        return {
          default: function Missing({ instead, onMissing }) {
            // Not before this is mounted: React draws what has waited from the start, and would ask anew each time.
            // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each answer, not for each new function
            useEffect(onMissing, []);
            return instead;
          },
        };
      }
    }));

  function Lazy({ setShown, instead, quiet, ...props }: Props & LazyPartProps) {
    // Kept: a part that asked again by itself would ask without end while the network is gone.
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
