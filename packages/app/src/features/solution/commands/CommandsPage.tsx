import { Alert } from '@ca-portal/ui/alert';
import { Button } from '@ca-portal/ui/button';
import { Card } from '@ca-portal/ui/card';
import { PageHeading } from '@ca-portal/ui/page-heading';
import { Textarea } from '@ca-portal/ui/textarea';
import { useState } from 'react';
import {
  LockAct,
  LockIdentity,
  LockPanel,
  useLock,
  usePin,
  type LockConnection,
  type LockControl,
  type LockFacts,
} from '../../../lock/index.js';
import { PublicFrame } from '../../../shared/page/index.js';
import { CommandItem, copyCode } from './CommandItem.js';
import { Code, CommandList } from './Commands.styles.js';
import { connectCode, lockCommands, type Bench } from './commands.js';

const sentence = '我公司自愿参加本项目投标，投标总报价 1,268,000 元。';

/** CA锁命令 (`/experience/commands`): every command of the lock with its code, to run on the lock in this computer. */
export function CommandsPage() {
  const lock = useLock();
  const [bench, setBench] = useState<Bench>({ text: sentence, signature: undefined, encrypted: undefined });
  const session = lock.state.phase === 'ready' ? lock.state.session : undefined;
  return (
    <PublicFrame>
      <PageHeading
        size="lg"
        title="CA锁命令"
        description="给开发人员：每个命令一段代码，复制即用；插上锁可以当场试。内容只在这台电脑上，不上传。"
      />
      <Card title="连接">
        <Code tabIndex={0} aria-label="连接的代码">
          {connectCode}
        </Code>
        <p>
          <Button size="sm" onClick={() => void copyCode('连接', connectCode)}>
            复制连接代码
          </Button>
        </p>
        <LockPanel lock={lock}>
          {({ session: connection, lock: facts }) => (
            <Unlock session={connection} facts={facts} onLockError={lock.fail} />
          )}
        </LockPanel>
      </Card>
      <Card title="命令">
        <p>用来签名和加密的文字：</p>
        <Textarea
          aria-label="用来签名和加密的文字"
          rows={2}
          maxLength={500}
          value={bench.text}
          onValueChange={(text) => setBench({ ...bench, text })}
        />
        <CommandList>
          {lockCommands.map((command) => (
            <CommandItem
              key={command.key}
              command={command}
              lock={session}
              bench={bench}
              onLeft={(left) => setBench((before) => ({ ...before, ...left }))}
            />
          ))}
        </CommandList>
      </Card>
    </PublicFrame>
  );
}

interface UnlockProps {
  session: LockConnection;
  facts: LockFacts;
  onLockError: LockControl['fail'];
}

/** The PIN unlocks signing and decrypting below; it is sent only to the lock. */
function Unlock({ session, facts, onLockError }: UnlockProps) {
  const [open, setOpen] = useState(false);
  const pin = usePin({ onLockError });
  return open ? (
    <>
      <LockIdentity lock={facts} />
      <Alert live tone="success" title="PIN 已通过">
        下面的签名和解密可以试了。
      </Alert>
    </>
  ) : (
    <LockAct
      lock={facts}
      submitLabel="校验 PIN"
      busyLabel="正在校验"
      problem={pin.problem}
      onPin={(typed) => pin.withPin(session, typed, async () => setOpen(true))}
    >
      <p>签名和解密需要 PIN，其他命令不需要。</p>
    </LockAct>
  );
}
