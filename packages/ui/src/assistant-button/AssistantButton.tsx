import { type ComponentPropsWithRef, useId } from 'react';
import { Glyph } from '../icon/Glyph.js';
import { robotIcon } from '../icon/paths.js';
import { type FloatingSpotProps, useFloatingSpot } from '../internal/useFloatingSpot.js';
import { HiddenText } from '../theme/HiddenText.js';
import { useWords } from '../theme/useWords.js';
import { FloatingLink } from './AssistantButton.styles.js';
import { zhAssistantButton } from './AssistantButton.zh.js';

export interface AssistantButtonProps
  extends FloatingSpotProps, Omit<ComponentPropsWithRef<'a'>, 'children' | 'href' | 'target' | 'rel'> {
  /** The external page of the assistant: an http or https address. Any other address shows no button. */
  href: string | null | undefined;
  /** At most about six characters. @default locale.assistantButton.label */
  label?: string;
}

/** No `javascript:` and no relative address: the assistant is another site. */
function isWebAddress(href: string): boolean {
  try {
    return /^https?:$/.test(new URL(href).protocol);
  } catch {
    return false;
  }
}

/**
 * A floating link to the AI assistant on an external page, in a new tab without access to this one. People move it
 * out of their way by pointer or arrow keys; it snaps to an edge and remembers its position.
 */
export function AssistantButton({
  href,
  label,
  spot,
  defaultSpot,
  onSpotChange,
  storageKey = 'assistantSpot',
  ref,
  style,
  ...rest
}: AssistantButtonProps) {
  const words = useWords('assistantButton', zhAssistantButton);
  const hint = useId();
  // Above the chat button, which stands at the bottom.
  const place = useFloatingSpot({ spot, defaultSpot, onSpotChange, storageKey, row: 1, theirs: rest }, ref);
  const { ref: placeRef, data, handlers, style: where } = place;
  if (!href || !isWebAddress(href)) return null;
  return (
    <FloatingLink
      aria-describedby={hint}
      {...rest}
      {...data}
      {...handlers}
      ref={placeRef}
      data-component="AssistantButton"
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      draggable={false}
      style={{ ...style, ...where }}
    >
      <Glyph of={robotIcon} />
      <span data-part="label">{label ?? words.label}</span>
      <HiddenText>{words.external}</HiddenText>
      <span id={hint} hidden>
        {words.moveHint}
      </span>
    </FloatingLink>
  );
}
