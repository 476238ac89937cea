import type { LockError } from '@ca-portal/ca-lock-sdk';
import { Alert } from '@ca-portal/ui/alert';
import { Button } from '@ca-portal/ui/button';
import { formatDateTime } from '@ca-portal/ui/formats';
import { Icon } from '@ca-portal/ui/icon';
import { useState } from 'react';
import { serverClock } from '../../../api/server-clock.js';
import {
  LockAct,
  LockPanel,
  useLock,
  usePin,
  type LockConnection,
  type LockFacts,
} from '../../../lock/index.js';
import { pickFiles, saveText } from '../../../shared/files/index.js';
import { Stack } from '../../../shared/page/index.js';
import { digestOf, lineOf, type SignedList } from './signed-list.js';

const most = 50;

/**
 * Chooses files, asks for the PIN once, and signs one after the other. Signed files stay signed if a later one fails.
 */
export function SignFiles() {
  const [chosen, setChosen] = useState<readonly File[]>([]);
  const files = chosen.slice(0, most);
  const [signed, setSigned] = useState<SignedList>();
  const lock = useLock();
  const choose = () =>
    pickFiles((picked) => {
      setChosen(picked);
      setSigned(undefined);
    });
  const save = (list: SignedList) => {
    const day = formatDateTime(serverClock.now()).replaceAll(/\D/g, '').slice(0, 12);
    saveText(`签名清单-${day}.json`, JSON.stringify(list, null, 2));
  };
  const left = files.length - (signed?.files.length ?? 0);
  return (
    <Stack>
      <div>
        <Button icon={<Icon name="upload" />} onClick={choose}>
          {files.length > 0 ? '换一批文件' : '选择文件'}
        </Button>
      </div>
      {chosen.length > most ? (
        <Alert tone="warning" title={`一次最多签 ${most} 份，后 ${chosen.length - most} 份没有列入`}>
          签完这一批，再选择其余的文件。
        </Alert>
      ) : null}
      {files.length > 0 ? (
        <ul aria-label="要签名的文件">
          {files.map(({ name }) => (
            <li key={name}>
              {name}
              {signed?.files.some((one) => one.name === name) ? '，已签名' : ''}
            </li>
          ))}
        </ul>
      ) : null}
      {signed ? (
        <Alert
          live
          tone={left > 0 ? 'warning' : 'success'}
          title={
            left > 0
              ? `签好 ${signed.files.length} 份，还有 ${left} 份没有签`
              : `${signed.files.length} 份全部签好`
          }
        >
          <p>把签名清单和原文件一起发给对方，对方在下面核对。</p>
          <Button icon={<Icon name="download" />} onClick={() => save(signed)}>
            保存签名清单
          </Button>
        </Alert>
      ) : null}
      {files.length > 0 && left > 0 ? (
        <LockPanel lock={lock}>
          {({ session, lock: facts }) => (
            <OnePin
              session={session}
              facts={facts}
              files={files}
              onSigned={setSigned}
              onLockError={lock.fail}
            />
          )}
        </LockPanel>
      ) : null}
    </Stack>
  );
}

interface OnePinProps {
  session: LockConnection;
  facts: LockFacts;
  files: readonly File[];
  onSigned: (list: SignedList) => void;
  onLockError: (error: LockError) => void;
}

function OnePin({ session, facts, files, onSigned, onLockError }: OnePinProps) {
  const pin = usePin({ onLockError });
  const { certificate } = facts;
  const sign = async (typed: string) => {
    if (!certificate) return;
    const digests = await Promise.all(
      files.map(async (file) => ({ name: file.name, sha256: await digestOf(file) })),
    );
    const done: SignedList['files'][number][] = [];
    const told = () =>
      onSigned({
        kind: 'signed-files',
        holder: certificate.holderName,
        certificate: certificate.der,
        files: [...done],
      });
    await pin.attempt(async () => {
      await session.signAll(typed, digests.map(lineOf), {
        onSigned: (index, signature) => {
          const one = digests[index];
          if (one) done.push({ ...one, signature });
        },
      });
    });
    if (done.length > 0) told();
  };
  return (
    <LockAct
      lock={facts}
      submitLabel={`签名（${files.length} 份）`}
      busyLabel="正在签名，请勿拔锁"
      problem={pin.problem}
      onPin={sign}
    >
      <p>只输一次 PIN，{files.length} 份文件逐份签名。</p>
    </LockAct>
  );
}
