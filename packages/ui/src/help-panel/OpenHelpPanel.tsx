import { type ComponentPropsWithRef, type CSSProperties, useRef, useState } from 'react';
import {
  FloatingFocusManager,
  FloatingPortal,
  useDismiss,
  useInteractions,
  useMergeRefs,
  useRole,
} from '@floating-ui/react';
import { Button } from '../button/Button.js';
import type { useOpenState } from '../internal/openChange.js';
import { useAnchored } from '../internal/useAnchored.js';
import { useFirstFocus } from '../internal/useFirstFocus.js';
import { useLinkComponent, usePortalContainer } from '../theme/uiContext.js';
import { useWords } from '../theme/useWords.js';
import type { HelpPage } from './helpPages.js';
import { HelpCard, HelpOverlay, Spotlight } from './HelpPanel.styles.js';
import { zhHelpPanel } from './HelpPanel.zh.js';
import { useHelpTitle } from './useHelpTitle.js';
import { useSpotlight } from './useSpotlight.js';

export interface OpenHelpPanelProps extends ComponentPropsWithRef<'div'> {
  page: HelpPage;
  setOpen: ReturnType<typeof useOpenState>[1];
}

export function OpenHelpPanel({ page, setOpen, style, ref, ...rest }: OpenHelpPanelProps) {
  const words = useWords('helpPanel', zhHelpPanel);
  const Anchor = useLinkComponent() as 'a';
  const container = usePortalContainer();
  const title = useHelpTitle(page);
  const confirm = useRef<HTMLButtonElement>(null);
  const [wanted, setWanted] = useState(0);
  const [card, setCard] = useState<HTMLElement | null>(null);

  const { topics, guideHref } = page;
  const count = topics.length;
  const at = Math.min(wanted, count - 1); // the page may change beneath it
  const topic = topics[at];

  const { refs, context, floatingStyles } = useAnchored(true, setOpen, 'bottom-start', 14);
  // Only positions the card: the focus returns to the opener, not to the highlighted control.
  const { setPositionReference, setFloating } = refs;
  const box = useSpotlight(topic?.target, card, setPositionReference);
  const { getFloatingProps } = useInteractions([
    useDismiss(context, { outsidePress: false }),
    useRole(context),
  ]);
  const cardRef = useMergeRefs([setCard, setFloating, ref]);
  useFirstFocus(card, confirm);

  const step = (to: number) => {
    setWanted(to);
    // The pressed button disappears at the first and at the last topic.
    if (to === 0 || to === count - 1) confirm.current?.focus();
  };

  return (
    <FloatingPortal root={container}>
      <HelpOverlay lockScroll>
        {box ? (
          <Spotlight
            data-part="spotlight"
            style={
              {
                '--local-x': `${box.x}px`,
                '--local-y': `${box.y}px`,
                '--local-w': `${box.width}px`,
                '--local-h': `${box.height}px`,
              } as CSSProperties
            }
          />
        ) : null}
        <FloatingFocusManager context={context} initialFocus={-1}>
          <HelpCard
            data-component="HelpPanel"
            aria-modal
            aria-label={title}
            {...getFloatingProps(rest)}
            ref={cardRef}
            style={box ? { ...style, ...floatingStyles } : style}
          >
            <p data-part="page">
              <span>{title}</span>
              {count > 1 ? <span>{words.position(at + 1, count)}</span> : null}
            </p>
            <div aria-live="polite">
              <h2>{topic?.title}</h2>
              <div data-part="text">{topic?.text}</div>
            </div>
            <div data-part="actions">
              {guideHref ? (
                <Anchor href={guideHref} onClick={() => setOpen(false, 'select')}>
                  {words.guide}
                </Anchor>
              ) : null}
              {at > 0 ? <Button onClick={() => step(at - 1)}>{words.previous}</Button> : null}
              {at < count - 1 ? <Button onClick={() => step(at + 1)}>{words.next}</Button> : null}
              <Button ref={confirm} variant="primary" onClick={() => setOpen(false, 'close-button')}>
                {words.confirm}
              </Button>
            </div>
          </HelpCard>
        </FloatingFocusManager>
      </HelpOverlay>
    </FloatingPortal>
  );
}
