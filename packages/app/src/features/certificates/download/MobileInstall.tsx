import { type OrderDetail } from '@ca-portal/api';
import { caManage } from '@ca-portal/api/groups/ca-manage';
import { certificates } from '@ca-portal/api/groups/certificates';
import { orders } from '@ca-portal/api/groups/orders';
import { Alert } from '@ca-portal/ui/alert';
import { Button, LinkButton } from '@ca-portal/ui/button';
import { Card } from '@ca-portal/ui/card';
import { formatDateTime } from '@ca-portal/ui/formats';
import { ProgressTrack, type ProgressNode } from '@ca-portal/ui/progress-track';
import { QrCode } from '@ca-portal/ui/qr-code';
import { Skeleton } from '@ca-portal/ui/skeleton';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type Answer, read, refresh, write } from '../../../api/query.js';
import { Shown } from '../../../shared/failure/index.js';
import { Stack } from '../../../shared/page/index.js';
import { Acts, PictureColumns } from './MobileInstall.styles.js';

const everyMs = 2_000;

type Binding = Answer<typeof caManage, 'mobileState'>;

/** The phone's progress: polled every two seconds until it is done. */
export function MobileInstall({ order: { orderNo } }: { order: OrderDetail }) {
  const queries = useQueryClient();
  const state = useQuery({
    ...read(caManage, 'mobileState', { params: { orderNo } }),
    retry: false,
    refetchInterval: ({ state: { data } }) =>
      data?.state === 'waiting' || data?.state === 'scanned' ? everyMs : false,
  });
  const installed = state.data?.state === 'installed';
  useEffect(() => {
    if (installed) void refresh(queries, [orders, certificates]);
  }, [installed, queries]);

  return (
    <Shown
      part
      card
      of={state}
      what="安装进度"
      unharmed="您的证书没有变化"
      size="md"
      loading={
        <Card aria-busy="true">
          <Skeleton height="20rem" />
        </Card>
      }
      missing={<Scan orderNo={orderNo} />}
    >
      {(binding) =>
        binding.state === 'installed' ? <Installed /> : <Scan orderNo={orderNo} binding={binding} />
      }
    </Shown>
  );
}

/** The QR code for the phone; none has been made yet without a `binding`. */
function Scan({ orderNo, binding }: { orderNo: string; binding?: Binding }) {
  const open = useMutation(write(caManage, 'openMobile', { quiet: true }));
  const live = binding?.state === 'waiting' || binding?.state === 'scanned';
  return (
    <Card title="请持有人本人用手机扫码">
      <Stack>
        <p>审核已通过。扫码后在手机上设密码，这个页面会自己更新；密码电脑看不到。</p>
        {open.error ? (
          <Alert tone="danger" live title="没有生成二维码">
            {open.error.message}
          </Alert>
        ) : null}
        {binding && !live ? (
          <Alert tone="warning" title="二维码已过期">
            重新生成后再扫，不重复收费。
          </Alert>
        ) : null}
        <PictureColumns data-picture={live || undefined}>
          {live ? <QrCode value={binding.text} label="用手机扫码安装证书" size={200} /> : null}
          <Stack>
            <div aria-live="polite">
              <ProgressTrack items={trackOf(binding?.state)} />
            </div>
            {live ? (
              <p>二维码 {formatDateTime(binding.expiresAt)} 前有效，只能使用一次。请不要转发给别人。</p>
            ) : null}
            <Acts>
              {live ? <LinkButton href={binding.text}>在这部手机上安装</LinkButton> : null}
              <Button
                variant={live ? 'secondary' : 'primary'}
                loading={open.isPending}
                loadingText="正在生成"
                onClick={() => open.mutate({ params: { orderNo } })}
              >
                {live ? '换一个二维码' : '生成二维码'}
              </Button>
            </Acts>
          </Stack>
        </PictureColumns>
      </Stack>
    </Card>
  );
}

const nodes = [
  { key: 'waiting', title: '等待扫码', icon: 'mobile' },
  { key: 'scanned', title: '手机已扫码，正在设密码', icon: 'key' },
  { key: 'installed', title: '已安装', icon: 'certificate' },
] as const;

function trackOf(state: string | undefined): ProgressNode[] {
  const at = nodes.findIndex(({ key }) => key === state);
  return nodes.map((node, index) => ({
    ...node,
    status: index < at ? 'done' : index === at ? 'current' : 'todo',
  }));
}

function Installed() {
  return (
    <Card>
      <Alert tone="success" live title="手机证书已安装">
        证书在持有人的手机里，现在就可以用手机登录。
      </Alert>
      <LinkButton variant="primary" href="/core/caManage?state=valid">
        查看我的证书
      </LinkButton>
    </Card>
  );
}
