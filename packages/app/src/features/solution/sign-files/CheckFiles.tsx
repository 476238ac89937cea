import { Alert } from '@ca-portal/ui/alert';
import { Button } from '@ca-portal/ui/button';
import { Icon } from '@ca-portal/ui/icon';
import { StatusTag, type StatusTagProps } from '@ca-portal/ui/status-tag';
import { useMutation } from '@tanstack/react-query';
import { loadFailedReason } from '../../../shared/failure/index.js';
import { pickFiles } from '../../../shared/files/index.js';
import { Stack } from '../../../shared/page/index.js';
import { checkFiles, readList, type CheckedFile, type SignedList } from './signed-list.js';

type Look = Pick<StatusTagProps, 'family' | 'icon'> & { label: string };
const states: Readonly<Record<CheckedFile['state'], Look>> = {
  valid: { family: 'success', icon: 'check', label: '签名有效' },
  changed: { family: 'danger', icon: 'close', label: '签名后文件被改动过' },
  forged: { family: 'danger', icon: 'close', label: '签名或证书无效' },
  missing: { family: 'warning', icon: 'minus', label: '没有选择这份文件' },
};

interface Checked {
  readonly list: SignedList | undefined;
  readonly files: readonly CheckedFile[];
}

/** Finds the list among the chosen files and checks the others against it. */
async function check(given: readonly File[]): Promise<Checked> {
  for (const file of given) {
    const list = file.name.endsWith('.json') ? readList(await file.text()) : undefined;
    if (list) return { list, files: await checkFiles(list, given) };
  }
  return { list: undefined, files: [] };
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
      ) : data?.list ? (
        <>
          <output>签名人：{data.list.holder}</output>
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
      ) : data ? (
        <Alert live tone="warning" title="没有找到签名清单">
          请把“签名清单”（.json）和文件一起选中，再核对。
        </Alert>
      ) : null}
    </Stack>
  );
}
