import { Glyph } from '../icon/Glyph.js';
import { expandIcon, shrinkIcon } from '../icon/paths.js';
import { IconButton } from '../icon-button/IconButton.js';
import { ModalFrame } from '../internal/ModalFrame.js';
import type { useOpenState } from '../internal/openChange.js';
import { useControllableState } from '../internal/useControllableState.js';
import { useModal } from '../internal/useModal.js';
import { useWords } from '../theme/useWords.js';
import type { DialogProps } from './dialogProps.js';
import { Overlay, Panel } from './Dialog.styles.js';
import { zhDialog } from './Dialog.zh.js';
import { useDragByHeader } from './useDragByHeader.js';

interface OpenDialogProps extends Omit<DialogProps, 'open' | 'defaultOpen' | 'onOpenChange'> {
  setOpen: ReturnType<typeof useOpenState>[1];
}

export function OpenDialog({
  setOpen,
  size = 'md',
  compact,
  dismissible = true,
  closeOnOutsidePress = false,
  role = 'dialog',
  draggable = true,
  allowFullScreen,
  fullScreen,
  defaultFullScreen = false,
  onFullScreenChange,
  style,
  ref,
  ...rest
}: OpenDialogProps) {
  const words = useWords('dialog', zhDialog);
  const [full, setFull] = useControllableState(fullScreen, defaultFullScreen, onFullScreenChange);
  const modal = useModal(setOpen, ref, {
    escapeKey: dismissible,
    outsidePress: dismissible && closeOnOutsidePress,
  });
  const drag = useDragByHeader(modal.panel, draggable && !full);

  return (
    <ModalFrame
      data-component="Dialog"
      data-size={size}
      data-compact={compact ? '' : undefined}
      data-full-screen={full ? '' : undefined}
      {...drag.panelProps}
      role={role}
      {...rest}
      style={{ ...style, ...drag.panelProps.style }}
      modal={modal}
      setOpen={setOpen}
      overlay={Overlay}
      panel={Panel}
      dismissible={dismissible}
      closeLabel={words.close}
      headerProps={drag.headerProps}
      tool={
        allowFullScreen ? (
          <IconButton
            icon={<Glyph of={full ? shrinkIcon : expandIcon} />}
            size="sm"
            label={full ? words.leaveFullScreen : words.fullScreen}
            onClick={() => setFull(!full, { reason: 'button' })}
          />
        ) : null
      }
    />
  );
}
