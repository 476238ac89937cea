import type { ComponentPropsWithRef } from 'react';
import { HiddenText } from '../../theme/HiddenText.js';
import { TabBarRoot } from '../TabBar.styles.js';
import { TabBarMenu } from './lateMenu.js';
import { TabBarContext, type TabBarCommon, useTabBarWiring } from './wiring.js';

export interface RootProps extends TabBarCommon, Omit<ComponentPropsWithRef<'div'>, 'onSelect'> {}

/** Holds the state of the bar and announces moved tabs; contains the other parts. */
export function Root({
  items,
  activePath,
  onAction,
  canReopen,
  maximized,
  onMaximizedChange,
  onOpenWindow,
  panelId,
  id,
  children,
  ...rest
}: RootProps) {
  const wiring = useTabBarWiring(
    { items, activePath, onAction, canReopen, maximized, onMaximizedChange, onOpenWindow, panelId },
    id,
  );
  return (
    <TabBarContext value={wiring}>
      <TabBarRoot
        // keyboard users must not wait for the menu
        onFocus={() => wiring.menuIsThere() && TabBarMenu.prefetch()}
        {...rest}
        id={wiring.barId}
        data-component="TabBar"
        data-maximized={maximized ? '' : undefined}
      >
        {children}
        <HiddenText as="output">{wiring.message}</HiddenText>
      </TabBarRoot>
    </TabBarContext>
  );
}
