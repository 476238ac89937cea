import { Button } from '@ca-portal/ui/button';
import { Suspense, useState } from 'react';
import { PinDialog, type PinTask } from '../../../lock/index.js';

const labels: Readonly<Record<PinTask, string>> = { unlock: '解锁CA锁', change: '修改CA锁密码' };

/** Opens the PIN actions of the plugged-in lock; their code loads on the press. */
export function PinButton({ task, onClose }: { task: PinTask; onClose?: () => void }) {
  const [open, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    onClose?.();
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>{labels[task]}</Button>
      <Suspense>{open ? <PinDialog task={task} onClose={close} setShown={setOpen} /> : null}</Suspense>
    </>
  );
}
