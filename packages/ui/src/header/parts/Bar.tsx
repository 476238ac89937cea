import type { ReactNode } from 'react';
import { Bar as DrawnBar } from '../Header.styles.js';

export interface BarProps {
  /** The logo and the navigation, from the left. */
  children?: ReactNode;
  /** What stands at the right end: the bell, the account, the opener of the menu. */
  end?: ReactNode;
}

/** The row of full height, as wide as the content below it. */
export function Bar({ children, end }: BarProps) {
  return (
    <DrawnBar data-part="bar">
      <div>
        {children}
        <div data-part="end">{end}</div>
      </div>
    </DrawnBar>
  );
}
