import type { CSSProperties, ReactElement, Ref } from 'react';
import { groupRole } from '../table/tableParts.js';

export interface VirtualRowsProps {
  count: number;
  scroller: HTMLDivElement | null;
  keyOf: (index: number) => string;
  estimateHeight: number;
  renderRow: (index: number, ref?: Ref<HTMLTableRowElement>) => ReactElement;
}

/** Size of the first screen for the server's markup, where nothing can be measured. */
export const FIRST_SCREEN = { width: 1024, height: 640 };

/** Fallback until `VirtualRows` has loaded: the rows of the first screen, and an empty gap as high as the others. */
export function FirstRows({ count, estimateHeight, renderRow }: VirtualRowsProps) {
  const first = Math.min(count, Math.ceil(FIRST_SCREEN.height / estimateHeight) + 4);
  return (
    <tbody {...groupRole} aria-busy>
      {Array.from({ length: first }, (_, index) => renderRow(index))}
      <Gap height={(count - first) * estimateHeight} />
    </tbody>
  );
}

export function Gap({ height }: { height: number }) {
  if (height <= 0) return null;
  return (
    <tr data-kind="gap" aria-hidden="true" style={{ '--local-gap': `${height}px` } as CSSProperties}>
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- hidden, no control */}
      <td />
    </tr>
  );
}
