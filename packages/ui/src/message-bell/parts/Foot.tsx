import type { ReactNode } from 'react';
import { Foot as DrawnFoot } from '../BellPanel.styles.js';

export interface FootProps {
  /** Buttons that concern the whole list. */
  children: ReactNode;
}

/** The row below the list, which stays in sight. */
export function Foot({ children }: FootProps) {
  return <DrawnFoot data-part="foot">{children}</DrawnFoot>;
}
