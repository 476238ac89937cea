import type { ReactNode } from 'react';
import { Foot as DrawnFoot } from '../BellPanel.styles.js';

export interface FootProps {
  /** Buttons for the whole list. */
  children: ReactNode;
}

/** The row below the list, always visible. */
export function Foot({ children }: FootProps) {
  return <DrawnFoot data-part="foot">{children}</DrawnFoot>;
}
