import type { ComponentPropsWithRef } from 'react';
import { Glyph, type GlyphProps } from '../icon/Glyph.js';
import { arcIcon, checkIcon, helpIcon, minusIcon, warningIcon } from '../icon/paths.js';
import { HiddenText } from '../theme/HiddenText.js';
import { useWords } from '../theme/useWords.js';
import { type LockCheck, lockChecks, type LockCheckState } from './lockChecks.js';
import { Lamp, LampRow } from './LockLamps.styles.js';
import { zhLockStatusPanel } from './LockStatusPanel.zh.js';

const marks: Readonly<Record<LockCheckState, GlyphProps['of']>> = {
  waiting: minusIcon,
  checking: arcIcon,
  pass: checkIcon,
  fail: warningIcon,
  unknown: helpIcon,
};

export interface LockLampsProps extends Omit<ComponentPropsWithRef<'ol'>, 'children'> {
  /** A lamp that is left out is waiting. */
  states?: Readonly<Partial<Record<LockCheck, LockCheckState>>>;
}

/**
 * Six status lamps from the computer to the certificate; icon, color and text change together. Used in
 * `LockStatusPanel`.
 */
export function LockLamps({ states = {}, ...rest }: LockLampsProps) {
  const words = useWords('lockStatusPanel', zhLockStatusPanel);
  return (
    <LampRow aria-label={words.lamps} {...rest} data-component="LockLamps">
      {lockChecks.map((check) => {
        const state = states[check] ?? 'waiting';
        return (
          <Lamp key={check} data-state={state} aria-current={state === 'checking' ? 'step' : undefined}>
            <span data-part="mark">
              <Glyph of={marks[state]} />
            </span>
            <span>
              {words.checks[check]}
              <HiddenText>{words.lamp(words.states[state])}</HiddenText>
            </span>
          </Lamp>
        );
      })}
    </LampRow>
  );
}
