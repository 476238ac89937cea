import { useId, useRef } from 'react';
import { FloatingFocusManager, FloatingPortal } from '@floating-ui/react';
import { itemsOf } from '../internal/itemsOf.js';
import { Button } from '../button/Button.js';
import { Glyph } from '../icon/Glyph.js';
import { IconButton } from '../icon-button/IconButton.js';
import { closeIcon, homeIcon, robotIcon } from '../icon/paths.js';
import type { useOpenState } from '../internal/openChange.js';
import { useFirstFocus } from '../internal/useFirstFocus.js';
import { useModal } from '../internal/useModal.js';
import { usePortalContainer } from '../theme/uiContext.js';
import type { ChatDialogProps } from './chatDialogProps.js';
import { Face, Head, Mask, Panel } from './ChatDialog.styles.js';
import { CommonQuestions } from './CommonQuestions.js';
import { Composer, type Draft } from './Composer.js';
import { Conversation } from './Conversation.js';
import { useChatWords } from './useChatWords.js';

interface OpenChatProps extends Omit<ChatDialogProps, 'open' | 'defaultOpen' | 'onOpenChange'> {
  setOpen: ReturnType<typeof useOpenState>[1];
  draft: Draft;
}

/**
 * Same layout as `parts/layer.tsx`, in one piece to keep the lazy part within its size budget. Not built on `Dialog`:
 * it has its own layer, header and sizes, and its body does not scroll as a whole.
 */
export function OpenChat({
  setOpen,
  draft,
  messages,
  questions,
  questionsStatus = 'ready',
  onRetryQuestions,
  onAsk,
  onSend,
  onResend,
  waiting = false,
  onHome,
  onDownloads,
  onHuman,
  onRate,
  maxLength = 200,
  ref,
  ...rest
}: OpenChatProps) {
  const words = useChatWords();
  const container = usePortalContainer();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { context, getFloatingProps, panel, panelRef } = useModal(setOpen, ref);
  useFirstFocus(panel, input);
  const closeAnd = (then: (() => void) | undefined) =>
    then &&
    (() => {
      setOpen(false, 'select');
      then();
    });
  const hasQuestions = questionsStatus !== 'ready' || (questions?.length ?? 0) > 0;

  return (
    <FloatingPortal root={container}>
      <Mask lockScroll>
        <FloatingFocusManager context={context} initialFocus={-1}>
          <Panel
            data-component="ChatDialog"
            data-questions={hasQuestions ? '' : undefined}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as in Dialog: layers and focus are floating-ui's
            role="dialog"
            aria-modal
            aria-labelledby={`${id}-title`}
            {...getFloatingProps(rest)}
            ref={panelRef}
          >
            <Head data-part="head">
              <Face>
                <Glyph of={robotIcon} />
              </Face>
              <div data-part="name">
                <h2 id={`${id}-title`}>{words.title}</h2>
                <p>{waiting ? words.typing : words.promise}</p>
              </div>
              {onHome ? (
                <Button data-role="home" size="sm" icon={<Glyph of={homeIcon} />} onClick={closeAnd(onHome)}>
                  <span data-part="home-words">{words.home}</span>
                </Button>
              ) : null}
              <IconButton
                icon={<Glyph of={closeIcon} />}
                label={words.close}
                onClick={() => setOpen(false, 'close-button')}
              />
            </Head>
            {hasQuestions ? (
              <CommonQuestions
                questions={itemsOf(questions)}
                status={questionsStatus}
                onRetry={onRetryQuestions}
                onAsk={(question) => {
                  onAsk(question, { reason: 'common-question' });
                  input.current?.focus();
                }}
              />
            ) : null}
            <Conversation
              {...{ messages, waiting, onResend, onHuman, onRate }}
              onDownloads={closeAnd(onDownloads)}
              onAsk={(question) => onAsk(question, { reason: 'candidate' })}
            />
            <Composer inputRef={input} draft={draft} maxLength={maxLength} onSend={onSend} />
          </Panel>
        </FloatingFocusManager>
      </Mask>
    </FloatingPortal>
  );
}
