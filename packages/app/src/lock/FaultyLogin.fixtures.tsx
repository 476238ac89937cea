import { connectLock, preflight, type ConnectOptions, type LockSession } from '@ca-portal/ca-lock-sdk';
import { certificateErrorOf, certificateTimeError } from '@ca-portal/ca-lock-sdk/environment';
import { withKeys } from '@ca-portal/ca-lock-sdk/keys';
import { withPin } from '@ca-portal/ca-lock-sdk/pin';
import { lockMessage } from '@ca-portal/ca-lock-sdk/messages/zh-CN';
import { defaultPortalConfig } from '@ca-portal/api/domain';
import { Alert } from '@ca-portal/ui/alert';
import { useState } from 'react';
import { faultService } from './fault-service.fixtures.js';
import { asLockError, LockIdentity, LockPanel, PinForm, useLock, type LockSdk } from './index.js';

export interface FaultyLoginProps {
  /** A fault of the simulator. */
  fault: string;
  /** When the fault is switched on. @default 'check' */
  from?: 'check' | 'login';
  /** Shorter timeouts than in the portal, so that a story about waiting is short. */
  options?: ConnectOptions;
}

const TEXT = '登录挑战';
/** A browser that needs no permission: the stories are about the service behind it. */
const view = {
  navigator: { userAgent: 'Chrome/150.0' },
  document: {},
  location: { hostname: '127.0.0.1' },
  isSecureContext: true,
  fetch,
  AbortController,
};

/** The whole SDK as the portal uses it; only `fetch` is replaced by the recorded simulator. */
function realSdk({ fault, from = 'check', options }: FaultyLoginProps) {
  let on = from === 'check';
  let session: LockSession | undefined;
  const service = faultService(() => (on ? fault : null), defaultPortalConfig.lock.firstPort);
  const rememberedPort = { get: () => undefined, set: () => undefined };
  const sdk: LockSdk = {
    isComputer: () => true,
    preflight: () => preflight(view),
    async connect(given) {
      session = await connectLock({ ...given, rememberedPort, view, fetch: service, ...options });
      return withPin(withKeys(session));
    },
  };
  /** A login: PIN, signature, and the portal server's answer about signature and certificate. */
  const logIn = async (pin: string, certificate: string, notAfter: string) => {
    on = true;
    if (!session) throw new Error('not connected');
    await session.checkPin(pin);
    const signature = await session.sign(TEXT);
    const right = await session.verify({ text: TEXT, signature, certificate });
    const refused =
      certificateErrorOf(right ? 0 : -6) ?? certificateTimeError(certificate, notAfter, new Date());
    if (refused) throw refused;
  };
  return { sdk, logIn };
}

/** A login by lock with a faulty lock service. */
export function FaultyLogin(props: FaultyLoginProps) {
  const [{ sdk, logIn }] = useState(() => realSdk(props));
  const lock = useLock({ sdk });
  const [problem, setProblem] = useState<{ message: string; remainingTries?: number | undefined }>();
  const [done, setDone] = useState(false);
  const { state, fail } = lock;

  const onPin = async (pin: string) => {
    setProblem(undefined);
    if (state.phase !== 'ready' || !state.lock.certificate) return;
    const { der, notAfter } = state.lock.certificate;
    try {
      await logIn(pin, der, notAfter);
      setDone(true);
    } catch (thrown) {
      const error = asLockError(thrown);
      if (error.code !== 'pin-wrong') return fail(error);
      setProblem({ message: lockMessage(error).title, remainingTries: error.remainingTries });
    }
  };
  return (
    <main style={{ maxWidth: '34rem', margin: '0 auto', padding: 'var(--ca-s-6)' }}>
      <h1 style={{ fontSize: 'var(--ca-fs-h3)', marginBottom: 'var(--ca-s-4)' }}>CA锁</h1>
      <LockPanel lock={lock}>
        {({ lock: facts }) => (
          <>
            <LockIdentity lock={facts} />
            {facts.unread.length > 0 ? (
              <Alert tone="warning" title={`有 ${facts.unread.length} 项没有读到，不影响登录`}>
                {facts.unread.join('；')}
              </Alert>
            ) : null}
            <PinForm submitLabel="登录" busyLabel="登录中" problem={problem} onPin={onPin} />
            <output>{done ? '登录成功' : ''}</output>
          </>
        )}
      </LockPanel>
    </main>
  );
}
