import { type ComponentPropsWithRef, createContext, useContext } from 'react';
import { useControllableState } from '../../internal/useControllableState.js';
import { SidebarRoot } from '../Sidebar.styles.js';

export interface RootProps extends ComponentPropsWithRef<'aside'> {
  /** Icons with tooltips only, children beside them. `useSidebarCookie` remembers it. */
  collapsed?: boolean;
  /** Whether it is narrow at first. @default false */
  defaultCollapsed?: boolean;
  /** The search of a collapsed sidebar opens it. */
  onCollapsedChange?: (collapsed: boolean, details: { reason: 'search' }) => void;
}

interface Width {
  collapsed: boolean;
  expand: () => void;
}

const SidebarContext = createContext<Width | undefined>(undefined);

/** Whether the sidebar around a part is narrow, and how it is opened. @throws Error outside of `Root` */
export function useSidebar(): Width {
  const width = useContext(SidebarContext);
  if (!width) throw new Error('The parts of a sidebar stand in Sidebar.Root');
  return width;
}

/** The `<aside>` that stays in sight; its parts stand below each other and know whether it is narrow. */
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
