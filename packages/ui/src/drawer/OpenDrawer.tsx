import { isPhone } from '../internal/mediaMatches.js';
import { ModalFrame } from '../internal/ModalFrame.js';
import type { useOpenState } from '../internal/openChange.js';
import { useModal } from '../internal/useModal.js';
import { useWords } from '../theme/useWords.js';
import type { DrawerProps } from './drawerProps.js';
import { DrawerOverlay, DrawerPanel } from './Drawer.styles.js';
import { zhDrawer } from './Drawer.zh.js';
import { useSwipeAway } from './useSwipeAway.js';

interface OpenDrawerProps extends Omit<DrawerProps, 'open' | 'defaultOpen' | 'onOpenChange'> {
  setOpen: ReturnType<typeof useOpenState>[1];
}

export function OpenDrawer({
  setOpen,
  side = 'right',
  phone = 'full',
  dismissible = true,
  closeOnOutsidePress = true,
  ref,
  ...rest
}: OpenDrawerProps) {
  const words = useWords('drawer', zhDrawer);
  const modal = useModal(setOpen, ref, {
    escapeKey: dismissible,
    outsidePress: dismissible && closeOnOutsidePress,
  });
  const swipe = useSwipeAway(
    () => (phone === 'sheet' && isPhone() ? 'bottom' : side),
    () => setOpen(false, 'swipe'),
    rest,
  );

  return (
    <ModalFrame
      data-component="Drawer"
      data-side={side}
      data-phone={phone}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as in Dialog: layers and focus are floating-ui's
      role="dialog"
      {...rest}
      {...(dismissible ? swipe : {})}
      modal={modal}
      setOpen={setOpen}
      overlay={DrawerOverlay}
      panel={DrawerPanel}
      dismissible={dismissible}
      closeLabel={words.close}
    />
  );
}
