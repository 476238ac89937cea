import { ApiError, type ResultOf } from '@ca-portal/api';
import type { caManage as Rows } from '@ca-portal/api/contract';
import { sealKindLabels } from '@ca-portal/api/domain';
import { caServices } from '@ca-portal/api/groups/ca-services';
import { Alert } from '@ca-portal/ui/alert';
import { useState } from 'react';
import { call } from '../../../api/query.js';
import {
  LockAct,
  LockPanel,
  useLock,
  usePin,
  type LockConnection,
  type LockFacts,
} from '../../../lock/index.js';
import { causeOf } from '../../../shared/failure/index.js';
import { Stack } from '../../../shared/page/index.js';

export type HealthCheck = Omit<ResultOf<(typeof Rows)['health']>['checks'][number], 'key'> & {
  key: string;
  /** PNG in base64, from the lock. */
  pictures?: readonly { name: string; image: string }[];
};

interface LockTestProps {
  serialNumber: string;
  /** Data that only the plugged-in lock has. */
  onChecks: (checks: HealthCheck[]) => void;
}

const seen = (key: string, label: string, good: boolean, detail: string): HealthCheck => ({
  key,
  label,
  result: good ? 'good' : 'attention',
  detail,
  link: '',
});

/** The seals in the lock, with their pictures; empty where this portal has no license to read them. */
function sealCheck({ seals }: LockFacts): HealthCheck[] {
  if (!seals) return [];
  if (seals.length === 0) return [seen('seal', '电子印章', true, '锁内没有印章，需要签章时请联系客服补写')];
  const names = seals.map(({ kind }) => (kind ? sealKindLabels[kind] : '印章'));
  const pictures = seals.map(({ image }, index) => ({ name: names[index] ?? '', image }));
  return [{ ...seen('seal', '电子印章', true, `锁内有${names.join('、')}`), pictures }];
}

/** Signs a new random text, and lets the portal verify it like any receiver. */
async function signOnce(
  session: LockConnection,
  facts: LockFacts,
  serialNumber: string,
): Promise<HealthCheck> {
  if (!facts.certificate) throw new TypeError('a lock without a certificate was let through');
  const text = `CA portal test signature ${crypto.randomUUID()}`;
  const signature = await session.sign(text);
  const body = { certificate: facts.certificate.der, text, signature };
  const answer = await call(caServices, 'verify', { body }, { quiet: true });
  if (answer.serialNumber.toUpperCase() !== serialNumber.toUpperCase())
    return seen('signature', '试签名', false, '插入的锁里是另一张证书，请换成这张证书的锁');
  const failed = answer.checks.filter(({ passed }) => !passed).map(({ detail }) => detail);
  return failed.length === 0
    ? seen('signature', '试签名', true, '签名成功，平台验证通过')
    : seen('signature', '试签名', false, failed.join('；'));
}

/** 插锁检测: driver, seal and a test signature. The PIN is only sent to the lock. */
export function LockTest({ serialNumber, onChecks }: LockTestProps) {
  const lock = useLock({ seal: true });
  const [failure, setFailure] = useState<string>();
  const pin = usePin({
    onLockError: lock.fail,
    onOther(thrown) {
      if (!(thrown instanceof ApiError)) return false;
      setFailure(causeOf(thrown));
      return true;
    },
  });
  const test = async (session: LockConnection, facts: LockFacts, typed: string) => {
    setFailure(undefined);
    await pin.withPin(session, typed, async () => {
      const signature = await signOnce(session, facts, serialNumber);
      onChecks([
        seen('driver', '驱动程序', true, `已连接，设备编号 ${facts.deviceId}`),
        ...sealCheck(facts),
        signature,
      ]);
    });
  };
  return (
    <Stack>
      {failure ? (
        <Alert tone="danger" live title="没有完成检测">
          {failure}
        </Alert>
      ) : null}
      <LockPanel lock={lock}>
        {({ session, lock: facts }) => (
          <LockAct
            lock={facts}
            submitLabel="试签一次"
            busyLabel="正在检测，请勿拔锁"
            problem={pin.problem}
            onPin={(typed) => test(session, facts, typed)}
          />
        )}
      </LockPanel>
    </Stack>
  );
}
