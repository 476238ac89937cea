import { isApiError } from '@ca-portal/api';
import { errorCodes } from '@ca-portal/api/domain';
import { scanLogin } from '@ca-portal/api/groups/scan-login';
import { Alert } from '@ca-portal/ui/alert';
import { Card } from '@ca-portal/ui/card';
import { Empty } from '@ca-portal/ui/empty';
import { PageHeading } from '@ca-portal/ui/page-heading';
import { Skeleton } from '@ca-portal/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { read } from '../../../api/query.js';
import { LoadFailed } from '../../../shared/failure/LoadFailed.js';
import { codeIn } from './install.js';
import { NoCertificates } from './NoCertificates.js';
import { PhoneFrame } from './PhonePage.styles.js';
import { installedCertificates } from './phone-store.js';
import { ScanConsent } from './ScanConsent.js';

/** 扫码登录 (`/m/login#c=…`), on the phone: which computer asks, and the holder's word under his PIN. */
export function PhoneLoginPage() {
  const code = codeIn(useLocation().hash);
  return (
    <PhoneFrame>
      <PageHeading title="扫码登录" />
      <Asked key={code} code={code} />
    </PhoneFrame>
  );
}

function Asked({ code }: { code: string }) {
  const [answered, setAnswered] = useState<'confirmed' | 'refused'>();
  const list = useQuery({
    queryKey: ['phone', 'certificates'],
    queryFn: installedCertificates,
    staleTime: 0,
  });
  const request = useQuery({
    ...read(scanLogin, 'look', { body: { code } }),
    enabled: code !== '',
    retry: false,
    staleTime: Infinity,
  });
  if (answered === 'confirmed') {
    return (
      <Alert tone="success" live title="已在电脑上登录">
        可以放下手机，回到电脑继续办理。
      </Alert>
    );
  }
  if (answered === 'refused') {
    return (
      <Alert tone="success" live title="已拒绝登录">
        那台电脑没有登录。如果是别人发来的二维码，请不要再扫。
      </Alert>
    );
  }
  const over =
    code === '' ||
    isApiError(request.error, errorCodes.scanLoginEnded) ||
    isApiError(request.error, errorCodes.badRequest);
  if (over) return <CodeOver />;
  if (list.data?.length === 0) return <NoCertificates />;
  if (request.isError)
    return <LoadFailed what="登录请求" query={request} unharmed="电脑没有登录" size="md" />;
  if (list.isError) return <LoadFailed what="证书" query={list} unharmed="证书没有变化" size="md" />;
  if (!request.data || !list.data) return <Skeleton height="18rem" />;
  return (
    <ScanConsent
      code={code}
      request={request.data}
      certificates={list.data}
      onTried={() => void list.refetch()}
      onAnswered={setAnswered}
    />
  );
}

const CodeOver = () => (
  <Card>
    <Empty
      title="二维码已失效"
      titleLevel={2}
      reason="二维码两分钟内有效，只能使用一次。请在电脑上换一个二维码再扫。"
    />
  </Card>
);
