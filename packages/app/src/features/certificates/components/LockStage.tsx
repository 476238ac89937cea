import { formatDate } from '@ca-portal/ui/formats';
import { Alert } from '@ca-portal/ui/alert';
import { Button } from '@ca-portal/ui/button';
import { useConfirm } from '@ca-portal/ui/confirm-dialog';
import { useEffect, useRef, useState } from 'react';
import {
  LockIdentity,
  LockPanel,
  PinForm,
  type LockConnection,
  type LockFacts,
} from '../../../lock/index.js';
import { alreadyIn, type PinProblem, type Unfinished } from '../writing/write-failure.js';
import type { Writing } from '../writing/useWriting.js';
import { PinBox } from './LockStage.styles.js';
import { PinButton } from './PinButton.js';
import { Icon } from '@ca-portal/ui/icon';

export interface LockStageProps {
  writing: Pick<Writing, 'lock' | 'start'>;
  /** The lock contains a certificate, which stays. */
  keepsCertificate: boolean;
  /** The break after which writing continues. */
  broken?: Unfinished;
  pinProblem: PinProblem | undefined;
}

interface StageProps extends LockStageProps {
  session: LockConnection;
  facts: LockFacts;
}

function AskPin({
  writing,
  broken,
  pinProblem,
  session,
  facts,
  takeFocus,
}: StageProps & { takeFocus: boolean }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The pressed button was removed, and its focus with it.
    if (takeFocus) box.current?.querySelector('input')?.focus();
  }, [takeFocus]);
  return (
    <PinBox ref={box}>
      <PinForm
        submitLabel={broken ? '继续写入' : '开始写入'}
        busyLabel="正在写入"
        problem={pinProblem}
        remainingTries={facts.pin?.remainingTries}
        onPin={(pin) => writing.start(session, facts, pin)}
      />
      <Button variant="text" icon={<Icon name="refresh" />} onClick={writing.lock.check}>
        换一把锁，重新检测
      </Button>
    </PinBox>
  );
}

/** What the user must confirm about this lock before its PIN is asked for. Remembered for this lock only. */
function Stage(props: StageProps) {
  const { writing, broken, facts, keepsCertificate } = props;
  const { certificate, deviceId } = facts;
  const [other, setOther] = useState(false);
  const [replace, setReplace] = useState(false);
  const [confirm, confirmDialog] = useConfirm();

  if (broken && deviceId !== broken.deviceId && !other) {
    return (
      <>
        <Alert live tone="warning" title="当前CA锁与上次写入的不是同一把">
          请插入设备编号为 {broken.deviceId} 的锁，再重新检测。原来的锁损坏时，可以改用这一把。
        </Alert>
        <Button variant="primary" icon={<Icon name="refresh" />} onClick={writing.lock.check}>
          重新检测
        </Button>
        <Button variant="text" onClick={() => setOther(true)}>
          改用这把锁
        </Button>
      </>
    );
  }
  if (keepsCertificate && !certificate) {
    return (
      <>
        <Alert live tone="warning" title="这把锁里没有证书">
          签章变更写在原来的锁里。请插入要变更签章的那把锁，再重新检测。
        </Alert>
        <Button variant="primary" icon={<Icon name="refresh" />} onClick={writing.lock.check}>
          重新检测
        </Button>
      </>
    );
  }
  if (certificate && !keepsCertificate && !alreadyIn(facts, broken) && !replace) {
    const ask = async () => {
      const sure = await confirm({
        tone: 'danger',
        title: '替换锁内的证书？',
        description: `“${certificate.holderName}”的证书（有效期至 ${formatDate(certificate.notAfter)}）将不再可用，用它加密的文件也无法再解密。`,
        confirmLabel: '替换',
      });
      if (sure) setReplace(true);
    };
    return (
      <>
        <Alert tone="warning" title="这把锁里已有证书">
          继续写入会替换它。如果插错了锁，请换一把空白的锁。
        </Alert>
        <Button variant="primary" icon={<Icon name="refresh" />} onClick={writing.lock.check}>
          换一把锁，重新检测
        </Button>
        <Button variant="danger-outline" onClick={() => void ask()}>
          替换锁内的证书
        </Button>
        {confirmDialog}
      </>
    );
  }
  return (
    <>
      <AskPin {...props} takeFocus={other || replace} />
      {/* stays mounted while it closes, so that the focus returns correctly */}
      {confirmDialog}
    </>
  );
}

/** The lock, its PIN, and the button to start or continue; a blocked lock is unlocked in place. */
export function LockStage(props: LockStageProps) {
  const { lock } = props.writing;
  return (
    <LockPanel
      lock={lock}
      problemActions={({ code }) =>
        code === 'pin-locked' ? <PinButton task="unlock" onClose={lock.check} /> : null
      }
    >
      {({ session, lock: facts }) => (
        <>
          <LockIdentity lock={facts} />
          <Stage key={facts.deviceId} {...props} session={session} facts={facts} />
        </>
      )}
    </LockPanel>
  );
}
