import { Button, LinkButton } from '@ca-portal/ui/button';
import { lazy, Suspense, useState } from 'react';
import type { PinTask } from '../../../lock/pin/PinDialog.js';

const PinDialog = lazy(async () => ({ default: (await import('../../../lock/pin/PinDialog.js')).PinDialog }));

/** What is done with the plugged lock itself, whoever's certificate it holds: its PIN, whether this computer can use it, and what it signs. */
export function LockCare() {
  const [task, setTask] = useState<PinTask>();
  return (
    <>
      <LinkButton variant="text" href="/core/caManage/check">
        环境检测
      </LinkButton>
      <LinkButton variant="text" href="/stamp">
        文件签章
      </LinkButton>
      <Button onClick={() => setTask('unlock')}>解锁CA锁</Button>
      <Button onClick={() => setTask('change')}>修改CA锁密码</Button>
      <Suspense>{task ? <PinDialog task={task} onClose={() => setTask(undefined)} /> : null}</Suspense>
    </>
  );
}
