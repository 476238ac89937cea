import { scanLogin } from '@ca-portal/api/groups/scan-login';
import { Alert } from '@ca-portal/ui/alert';
import { Button } from '@ca-portal/ui/button';
import { Icon } from '@ca-portal/ui/icon';
import { Link } from '@ca-portal/ui/link';
import { QrCode } from '@ca-portal/ui/qr-code';
import { Skeleton } from '@ca-portal/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { call, gather, read } from '../../../api/query.js';
import { LoadFailed } from '../../../shared/failure/index.js';
import { failureOf } from '../failure.js';
import { FailureAlert } from './FailureAlert.js';
import { LockStack } from './LoginForm.styles.js';
import type { LoginTabProps } from './PasswordLogin.js';

const everyMs = 2_000;
const quiet = { quiet: true } as const;
/** Secret and used once: it is removed with the tab. */
const unkept = { gcTime: 0, staleTime: Infinity, retry: false, refetchOnReconnect: false } as const;

/** 扫码登录: the QR code, then the phone's status, polled every two seconds until it is done. */
export function ScanLogin({ onSend, onToken, inPlace = false }: LoginTabProps) {
  const picture = useQuery({ ...unkept, ...read(scanLogin, 'open') });
  const ticket = picture.data?.ticket ?? '';
  const { data } = useQuery({
    ...unkept,
    ...read(scanLogin, 'state', { body: { ticket } }),
    enabled: ticket !== '',
    retry: true,
    refetchInterval: ({ state }) =>
      state.data === undefined || state.data.state === 'waiting' || state.data.state === 'scanned'
        ? everyMs
        : false,
  });
  const state = data?.state ?? 'waiting';
  const confirmed = state === 'confirmed';
  const entered = useQuery({
    ...unkept,
    ...gather(
      scanLogin,
      'entered',
      async () => {
        onSend?.();
        onToken((await call(scanLogin, 'enter', { body: { ticket } }, quiet)).token);
        return true;
      },
      ticket,
    ),
    enabled: confirmed,
  });
  const failure = entered.error ? failureOf(entered.error, '没有登录成功') : undefined;

  // An expired code is useless: when the next one fails to load, the user must be told.
  if (picture.isError) return <LoadFailed what="二维码" query={picture} size="md" />;
  if (!picture.data) return <Skeleton height="16rem" />;
  const live = state === 'waiting' || state === 'scanned';
  return (
    <LockStack>
      <FailureAlert failure={failure} />
      {live ? (
        <QrCode value={picture.data.text} label="用手机扫码登录" size={200} />
      ) : state === 'confirmed' ? null : (
        <Alert tone="warning" live title={state === 'refused' ? '手机上拒绝了这次登录' : '二维码已过期'}>
          {state === 'refused'
            ? '不是您本人操作的，可以不管；是误点的，换一个二维码再扫。'
            : '换一个二维码再扫，两分钟内有效。'}
        </Alert>
      )}
      <p aria-live="polite">
        {state === 'waiting'
          ? `用装了手机证书的手机扫码，核对手机上的数字是 ${picture.data.mark}，再输证书密码。`
          : state === 'scanned'
            ? `手机已扫码，核对数字 ${picture.data.mark}，请在手机上输入证书密码。`
            : state === 'confirmed' && !failure
              ? '手机已确认，正在登录。'
              : ''}
      </p>
      <Button
        variant={live ? 'text' : 'secondary'}
        icon={<Icon name="refresh" />}
        loading={picture.isFetching}
        onClick={() => void picture.refetch()}
      >
        换一个二维码
      </Button>
      {inPlace ? null : (
        <p>
          还没有手机证书？
          <Link href="/productDetail?id=mobile" underline>
            了解手机证书
          </Link>
        </p>
      )}
    </LockStack>
  );
}
