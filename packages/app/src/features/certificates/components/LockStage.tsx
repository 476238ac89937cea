import { Alert } from '@ca-portal/ui/alert';
import { Button } from '@ca-portal/ui/button';
import { useConfirm } from '@ca-portal/ui/confirm-dialog';
import { useState } from 'react';
import {
  LockIdentity,
  LockPanel,
  PinForm,
  type LockConnection,
  type LockFacts,
} from '../../../lock/index.js';
import { alreadyIn, type Break } from '../break.js';
import type { Writing } from '../useWriting.js';

export interface LockStageProps {
  writing: Pick<Writing, 'lock' | 'start'>;
  /** The break after which this goes on. */
  broken?: Break;
  pinProblem: { message: string } | undefined;
}

/** The lock, its PIN, and the button that starts or goes on. */
export function LockStage({ writing: { lock, start }, broken, pinProblem }: LockStageProps) {
  const [otherAllowed, setOtherAllowed] = useState(false);
  const [confirm, confirmDialog] = useConfirm();

  const submit = async (session: LockConnection, facts: LockFacts, pin: string) => {
    const held = facts.certificate;
    if (held && !alreadyIn(facts, broken)) {
      const sure = await confirm({
        tone: 'danger',
        title: '替换锁内的证书？',
        description: `这把锁里已有“${held.holderName}”的证书，有效期至 ${held.notAfter.slice(0, 10)}。写入后原证书不再可用，用它加密的文件也无法再解密。`,
        confirmLabel: '替换并写入',
      });
      if (!sure) return;
    }
    await start(session, facts, pin);
  };

  return (
    <>
      <LockPanel lock={lock}>
        {({ session, lock: facts }) =>
          broken && facts.deviceId !== broken.deviceId && !otherAllowed ? (
            <>
              <LockIdentity lock={facts} />
              <Alert live tone="warning" title="当前CA锁与刚才写入的不是同一把">
                <p>请插入设备编号为 {broken.deviceId} 的锁，再重新检测。原来的锁损坏时，可以改用这一把。</p>
              </Alert>
              <Button variant="primary" icon="refresh" onClick={lock.check}>
                重新检测
              </Button>
              <Button variant="text" onClick={() => setOtherAllowed(true)}>
                改用这把锁
              </Button>
            </>
          ) : (
            <>
              <LockIdentity lock={facts} />
              {facts.certificate && !alreadyIn(facts, broken) ? (
                <Alert tone="warning" title="这把锁里已有证书">
                  继续写入会替换它。如果插错了锁，请换一把空白的锁。
                </Alert>
              ) : null}
              <PinForm
                submitLabel={broken ? '继续写入' : '开始写入'}
                busyLabel="正在写入"
                problem={pinProblem}
                onPin={(pin) => submit(session, facts, pin)}
              />
              <Button variant="text" icon="refresh" onClick={lock.check}>
                换一把锁，重新检测
              </Button>
            </>
          )
        }
      </LockPanel>
      {confirmDialog}
    </>
  );
}
