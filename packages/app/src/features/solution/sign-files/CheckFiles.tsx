import { Alert } from '@ca-portal/ui/alert';
import { Button } from '@ca-portal/ui/button';
import { Icon } from '@ca-portal/ui/icon';
import { StatusTag, type StatusTagProps } from '@ca-portal/ui/status-tag';
import { useMutation } from '@tanstack/react-query';
import { loadFailedReason } from '../../../shared/failure/index.js';
import { pickFiles } from '../../../shared/files/index.js';
import { Stack } from '../../../shared/page/index.js';
import {
  checkFiles,
  isSameName,
  readList,
  type CheckedFile,
  type CheckedFiles,
  type SignedList,
} from './signed-list.js';

type Look = Pick<StatusTagProps, 'family' | 'icon'> & { label: string };
const states: Readonly<Record<CheckedFile['state'], Look>> = {
  valid: { family: 'success', icon: 'check', label: '签名有效' },
  changed: { family: 'danger', icon: 'close', label: '签名后文件被改动过' },
  forged: { family: 'danger', icon: 'close', label: '签名或证书无效' },
  missing: { family: 'warning', icon: 'minus', label: '没有选择这份文件' },
};

interface Checked extends CheckedFiles {
  readonly list: SignedList;
}

/** Finds the list among the chosen files and checks the others against it. */
async function check(given: readonly File[]): Promise<Checked | null> {
  for (const file of given) {
    const list = file.name.endsWith('.json') ? readList(await file.text()) : undefined;
    if (list) return { list, ...(await checkFiles(list, given)) };
  }
  return null;
}

/** 核对: a list of signatures and its files, chosen together. */
export function CheckFiles() {
  const checking = useMutation({ mutationFn: check });
  const { data, error, isPending } = checking;
  return (
    <Stack>
      <p>把收到的签名清单和原文件一起选中。文件在这台电脑上核对，不上传；只把签名送到平台验证证书。</p>
      <div>
        <Button
          icon={<Icon name="shield-check" />}
          loading={isPending}
          loadingText="正在核对"
          onClick={() => pickFiles((files) => checking.mutate(files))}
        >
          选择清单和文件
        </Button>
      </div>
      {error ? (
        <Alert live tone="danger" title="没有核对成功">
          {loadFailedReason(error, '您的文件没有离开这台电脑')}
        </Alert>
      ) : data ? (
        <>
          {data.signer ? <output>签名人：{data.signer}</output> : null}
          {data.signer && !isSameName(data.signer, data.list.holder) ? (
            <Alert live tone="danger" title="签名清单上的签名人是假的">
              清单写的是“{data.list.holder}”，但签名用的是“{data.signer}”的证书。请不要采用这份清单，
              向对方索要原来的清单。
            </Alert>
          ) : null}
          <ul aria-label="核对结果">
            {data.files.map(({ name, state }) => {
              const { label, ...look } = states[state];
              return (
                <li key={name}>
                  {name} <StatusTag {...look}>{label}</StatusTag>
                </li>
              );
            })}
          </ul>
        </>
      ) : data === null ? (
        <Alert live tone="warning" title="没有找到签名清单">
          请把“签名清单”（.json）和文件一起选中，再核对。
        </Alert>
      ) : null}
    </Stack>
  );
}
