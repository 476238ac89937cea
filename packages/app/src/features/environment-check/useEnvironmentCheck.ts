import {
  checkEnvironment,
  ENVIRONMENT_CHECKS,
  type EnvironmentCheck,
  type EnvironmentCheckName,
} from '@ca-portal/ca-lock-sdk/environment';
import { LockError } from '@ca-portal/ca-lock-sdk';
import { rememberPortIn } from '@ca-portal/ca-lock-sdk/remember';
import type { LockCheckState } from '@ca-portal/ui/lock-status-panel';
import { useEffect, useRef, useState } from 'react';
import { serverClock } from '../../api/server-clock.js';
import { usePortalConfig } from '../../config/config.js';
import { browserStorage } from '../../lock/index.js';

export interface EnvironmentState {
  phase: 'idle' | 'checking' | 'done';
  checks: readonly EnvironmentCheck[];
  /** When the last check ended. */
  at?: Date;
}

/** The six checks of the SDK as React state. Call `start` from a click: the browser may prompt. */
export function useEnvironmentCheck(check: typeof checkEnvironment = checkEnvironment) {
  const { firstPort, portCount } = usePortalConfig().lock;
  const [state, setState] = useState<EnvironmentState>({ phase: 'idle', checks: [] });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const start = async () => {
    running.current?.abort();
    const mine = new AbortController();
    running.current = mine;
    const show = (next: EnvironmentState) => {
      if (running.current === mine) setState(next);
    };
    const checks: EnvironmentCheck[] = [];
    show({ phase: 'checking', checks: [] });
    const onCheck = (one: EnvironmentCheck) => {
      checks.push(one);
      show({ phase: 'checking', checks: [...checks] });
    };
    try {
      const now = new Date(serverClock.now());
      const rememberedPort = rememberPortIn(browserStorage);
      await check({ firstPort, portCount, rememberedPort, signal: mine.signal, now, onCheck });
    } catch (error) {
      if (error instanceof LockError && error.code === 'aborted') return;
      reportError(error);
    }
    show({ phase: 'done', checks, at: new Date(serverClock.now()) });
  };
  return { state, start: () => void start() };
}

/** The states of the six lamps: finished, running, and waiting. */
export function lampsOf({ phase, checks }: EnvironmentState) {
  const lamps: Partial<Record<EnvironmentCheckName, LockCheckState>> = {};
  for (const { name, state } of checks) lamps[name] = state;
  const next = ENVIRONMENT_CHECKS[checks.length];
  if (phase === 'checking' && next) lamps[next] = 'checking';
  return lamps;
}
