import { FloatingFocusManager, FloatingPortal } from '@floating-ui/react';
import { type ComponentPropsWithRef, createContext, type RefObject, useContext, useId, useRef } from 'react';
import type { useOpenState } from '../../internal/openChange.js';
import { useFirstFocus } from '../../internal/useFirstFocus.js';
import { useModal } from '../../internal/useModal.js';
import { usePortalContainer } from '../../theme/uiContext.js';
import { Mask, Panel } from '../ChatDialog.styles.js';
import type { Draft } from '../Composer.js';

interface OpenLayer {
  titleId: string;
  draft: Draft;
  input: RefObject<HTMLInputElement | null>;
  setOpen: ReturnType<typeof useOpenState>[1];
}

const ChatContext = createContext<OpenLayer | undefined>(undefined);

/** The context of the open conversation. @throws Error outside of `Root` */
export function useChatLayer(): OpenLayer {
  const layer = useContext(ChatContext);
  if (!layer) throw new Error('The parts of a conversation stand in ChatDialog.Root');
  return layer;
}

/** Closes the dialog, then calls the callback; `undefined` without a callback. */
export function useCloseAnd(): (then: (() => void) | undefined) => (() => void) | undefined {
  const { setOpen } = useChatLayer();
  return (then) =>
    then &&
    (() => {
      setOpen(false, 'select');
      then();
    });
}

export interface ChatLayerProps extends ComponentPropsWithRef<'div'> {
  setOpen: ReturnType<typeof useOpenState>[1];
  draft: Draft;
  /** Leaves room on the left. */
  withQuestions: boolean;
}

/** Not built on `Dialog`: it has its own layer, header and sizes, and its body does not scroll as a whole. */
export function ChatLayer({ setOpen, draft, withQuestions, ref, children, ...rest }: ChatLayerProps) {
  const container = usePortalContainer();
  const titleId = `${useId()}-title`;
  const input = useRef<HTMLInputElement>(null);
  const { context, getFloatingProps, panel, panelRef } = useModal(setOpen, ref);
  useFirstFocus(panel, input);
  return (
    <ChatContext value={{ titleId, draft, input, setOpen }}>
      <FloatingPortal root={container}>
        <Mask lockScroll>
          <FloatingFocusManager context={context} initialFocus={-1}>
            <Panel
              data-component="ChatDialog"
              data-questions={withQuestions ? '' : undefined}
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as in Dialog: layers and focus are floating-ui's
              role="dialog"
              aria-modal
              aria-labelledby={titleId}
              {...getFloatingProps(rest)}
              ref={panelRef}
            >
              {children}
            </Panel>
          </FloatingFocusManager>
        </Mask>
      </FloatingPortal>
    </ChatContext>
  );
}
