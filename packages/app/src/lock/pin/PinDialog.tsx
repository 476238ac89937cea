import { Button } from '@ca-portal/ui/button';
import { Dialog } from '@ca-portal/ui/dialog';
import { Empty } from '@ca-portal/ui/empty';
import { LockIdentity } from '@ca-portal/ui/lock-status-panel';
import { useState } from 'react';
import { LockPanel } from '../LockPanel.js';
import { useLock } from '../useLock.js';
import { PinChangeForm } from './PinChangeForm.js';
import { Stack } from './PinDialog.styles.js';
import { PinUnlockForm } from './PinUnlockForm.js';

/** What the user wants to do; a locked lock is unlocked first in either case. */
export type PinTask = 'change' | 'unlock';

export interface PinDialogProps {
  /** Undefined is closed. */
  task: PinTask | undefined;
  onClose: () => void;
}

const titles = { change: '修改CA锁密码', unlock: '解锁CA锁' };
const doneWords = {
  change: { title: '密码已修改', reason: '以后请用新密码登录和签名，输错次数已恢复为 10 次。' },
  unlock: { title: '可以用新密码了', reason: '锁已解锁，输错次数已恢复为 10 次，证书没有变化。' },
};

/** 修改CA锁密码 and 解锁: first the choice of the lock, then the PIN. Typed values go to the lock only. */
export function PinDialog({ task, onClose }: PinDialogProps) {
  return task ? <OpenPinDialog key={task} task={task} onClose={onClose} /> : null;
}

function OpenPinDialog({ task: wanted, onClose }: { task: PinTask; onClose: () => void }) {
  const lock = useLock({ need: 'device' });
  const [locked, setLocked] = useState(false);
  const [busy, setBusy] = useState(false);
  const [done, setDone] = useState<PinTask>();
  const close = () => {
    lock.reset();
    onClose();
  };
  return (
    <Dialog
      open
      size="md"
      title={titles[locked ? 'unlock' : wanted]}
      dismissible={!busy}
      onOpenChange={close}
    >
      {done ? (
        <Empty
          art="lock"
          size="sm"
          {...doneWords[done]}
          action={
            <Button variant="primary" onClick={close}>
              完成
            </Button>
          }
        />
      ) : (
        <LockPanel lock={lock}>
          {({ session, lock: facts }) => {
            const isLocked = locked || facts.pin?.remainingTries === 0;
            const task = isLocked ? 'unlock' : wanted;
            const shared = {
              session,
              lock: facts,
              onBusyChange: setBusy,
              onDone: () => setDone(task),
              onCancel: close,
              onFail: lock.fail,
            };
            return (
              <Stack>
                <LockIdentity lock={facts} />
                {task === 'unlock' ? (
                  <PinUnlockForm {...shared} locked={isLocked} />
                ) : (
                  <PinChangeForm {...shared} onLocked={() => setLocked(true)} />
                )}
              </Stack>
            );
          }}
        </LockPanel>
      )}
    </Dialog>
  );
}
