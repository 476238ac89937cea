import { Icon, type IconName } from '@ca-portal/ui/icon';
import { HiddenText } from '@ca-portal/ui/theme';
import type { ComponentPropsWithRef } from 'react';
import { Lamp, LampRow } from './LockLamps.styles.js';
import { lampLabels, lamps, lampsAt, type LampKey, type LampState } from './lamps.js';
import type { LockState } from './useLock.js';

const marks: Readonly<Record<LampState, readonly [IconName, string]>> = {
  waiting: ['minus', '未检测'],
  checking: ['arc', '正在检测'],
  ok: ['check', '通过'],
  failed: ['warning', '需要处理'],
};

/** How the six lamps stand in a state of `useLock`. */
export function lampStates(state: LockState): Record<LampKey, LampState> {
  if (state.phase === 'idle') return lampsAt('none', 'waiting');
  if (state.phase === 'ready') {
    return state.lock.certificate ? lampsAt('all', 'ok') : lampsAt('certificate', 'waiting');
  }
  return state.phase === 'checking' ? lampsAt(state.lamp, 'checking') : lampsAt(state.problem.lamp, 'failed');
}

export interface LockLampsProps extends Omit<ComponentPropsWithRef<'ol'>, 'children'> {
  state: LockState;
}

/** Six lamps from the computer to the certificate. Icon, colour and word change together. */
export function LockLamps({ state, ...rest }: LockLampsProps) {
  const states = lampStates(state);
  return (
    <LampRow aria-label="环境检测" {...rest}>
      {lamps.map((key) => {
        const [icon, word] = marks[states[key]];
        return (
          <Lamp
            key={key}
            data-state={states[key]}
            aria-current={states[key] === 'checking' ? 'step' : undefined}
          >
            <span data-part="mark">
              <Icon name={icon} />
            </span>
            <span>
              {lampLabels[key]}
              <HiddenText>：{word}</HiddenText>
            </span>
          </Lamp>
        );
      })}
    </LampRow>
  );
}
