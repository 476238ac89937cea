import { type ComponentPropsWithRef, createContext, useContext } from 'react';
import { useControllableState } from '../../internal/useControllableState.js';
import { SidebarRoot } from '../Sidebar.styles.js';

export interface RootProps extends ComponentPropsWithRef<'aside'> {
  /** Icons with tooltips only; children open in a flyout. `useSidebarCookie` stores it. */
  collapsed?: boolean;
  /** Whether it is collapsed at first, when uncontrolled. @default false */
  defaultCollapsed?: boolean;
  /** Called when it expands or collapses: the search of a collapsed sidebar expands it. */
  onCollapsedChange?: (collapsed: boolean, details: { reason: 'search' }) => void;
}

interface Width {
  collapsed: boolean;
  expand: () => void;
}

const SidebarContext = createContext<Width | undefined>(undefined);

/** Whether the sidebar is collapsed, and a function to expand it. @throws Error outside of `Root` */
export function useSidebar(): Width {
  const width = useContext(SidebarContext);
  if (!width) throw new Error('The parts of a sidebar stand in Sidebar.Root');
  return width;
}

/** The `<aside>` that stays in view; its parts are stacked and know whether it is collapsed. */
export function Root({
  collapsed: given,
  defaultCollapsed = false,
  onCollapsedChange,
  children,
  ...rest
}: RootProps) {
  const [collapsed, setCollapsed] = useControllableState(given, defaultCollapsed, onCollapsedChange);
  return (
    <SidebarContext value={{ collapsed, expand: () => setCollapsed(false, { reason: 'search' }) }}>
      <SidebarRoot {...rest} data-component="Sidebar" data-collapsed={collapsed || undefined}>
        <div>{children}</div>
      </SidebarRoot>
    </SidebarContext>
  );
}
