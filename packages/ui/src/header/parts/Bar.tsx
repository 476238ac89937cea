import type { ReactNode } from 'react';
import { Bar as DrawnBar } from '../Header.styles.js';

export interface BarProps {
  /** The logo and the navigation, from the left. */
  children?: ReactNode;
  /** The right end: the bell, the account, the menu button. */
  end?: ReactNode;
}

/** The main row, as wide as the content below it. */
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
