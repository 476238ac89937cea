import type { ComponentPropsWithRef } from 'react';
import { Icon, type IconName } from '../icon/index.js';
import { HiddenText } from '../theme/HiddenText.js';
import { useWords } from '../theme/useWords.js';
import { type LockCheck, lockChecks, type LockCheckState } from './lockChecks.js';
import { Lamp, LampRow } from './LockLamps.styles.js';
import { zhLockStatusPanel } from './LockStatusPanel.zh.js';

const marks: Readonly<Record<LockCheckState, IconName>> = {
  waiting: 'minus',
  checking: 'arc',
  pass: 'check',
  fail: 'warning',
  unknown: 'help',
};

export interface LockLampsProps extends Omit<ComponentPropsWithRef<'ol'>, 'children'> {
  /** What is left out waits. */
  states?: Readonly<Partial<Record<LockCheck, LockCheckState>>>;
}

/** Six lamps from the computer to the certificate; icon, colour and word change together. `LockStatusPanel` has them. */
export function LockLamps({ states = {}, ...rest }: LockLampsProps) {
  const words = useWords('lockStatusPanel', zhLockStatusPanel);
  return (
    <LampRow aria-label={words.lamps} {...rest} data-component="LockLamps">
      {lockChecks.map((check) => {
        const state = states[check] ?? 'waiting';
        return (
          <Lamp key={check} data-state={state} aria-current={state === 'checking' ? 'step' : undefined}>
            <span data-part="mark">
              <Icon name={marks[state]} />
            </span>
            <span>
              {words.checks[check]}
              <HiddenText>：{words.states[state]}</HiddenText>
            </span>
          </Lamp>
        );
      })}
    </LampRow>
  );
}
