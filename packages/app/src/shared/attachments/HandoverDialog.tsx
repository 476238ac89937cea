import { attachmentRule, type AttachmentKind, phoneHandoverMinutes } from '@ca-portal/api/domain';
import { files } from '@ca-portal/api/groups/files';
import { Alert } from '@ca-portal/ui/alert';
import { Button } from '@ca-portal/ui/button';
import { Dialog } from '@ca-portal/ui/dialog';
import { QrCode } from '@ca-portal/ui/qr-code';
import { Skeleton } from '@ca-portal/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../api/query.js';
import { AttachmentLinks, type FileLink } from '../files/index.js';
import { Shown } from '../failure/index.js';
import { Stack } from '../page/index.js';

const pollMs = 2_000;

/** The code is in the URL fragment (after #), which no server and no log receives. */
export const phonePhotoAddress = (code: string): string => `${window.location.origin}/m/photo#${code}`;

interface HandoverDialogProps {
  kind: AttachmentKind;
  onFile: (file: FileLink) => void;
  onClose: () => void;
}

/** 用手机拍照: the phone scans the code and takes the picture; the picture is then selected here. */
export function HandoverDialog({ kind, onFile, onClose }: HandoverDialogProps) {
  const { label } = attachmentRule(kind);
  const opened = useQuery({
    ...read(files, 'openHandover', { body: { kind } }),
    // Each dialog gets a new code: an earlier one may be used up.
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const code = opened.data?.code;
  const phone = useQuery({
    ...read(files, 'handover', { params: { code: code ?? '' } }),
    enabled: code !== undefined,
    refetchInterval: ({ state }) => (state.data?.state === 'expired' ? false : pollMs),
  });
  const state = phone.data?.state ?? 'waiting';
  const received = phone.data?.files.at(-1);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`用手机拍“${label}”`}
      footer={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button
            variant="primary"
            {...(received ? {} : { disabledReason: '还没有收到手机发来的照片' })}
            onClick={() => {
              if (!received) return;
              onFile(received);
              onClose();
            }}
          >
            使用这张照片
          </Button>
        </>
      }
    >
      <Stack>
        <Shown part of={opened} what="二维码" loading={<Skeleton height="10rem" />}>
          {(made) =>
            state === 'expired' ? (
              <Alert
                tone="warning"
                title="二维码已过期"
                action={<Button onClick={() => void opened.refetch()}>换一个</Button>}
              >
                已经收到的照片还在，请换一个二维码继续。
              </Alert>
            ) : (
              <QrCode
                value={phonePhotoAddress(made.code)}
                label={`请用手机扫码拍照，${phoneHandoverMinutes} 分钟内有效`}
                hideText
              />
            )
          }
        </Shown>
        <p aria-live="polite">
          {received
            ? '已收到照片。不满意可以在手机上重拍，这里用最新的一张。'
            : state === 'connected'
              ? '手机已连接，请在手机上拍照。'
              : '等待手机扫码。手机和电脑不需要在同一个网络。'}
        </p>
        {received ? <AttachmentLinks label="收到的照片" files={[received]} /> : null}
      </Stack>
    </Dialog>
  );
}
