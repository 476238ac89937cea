import { isApiError } from '@ca-portal/api';
import { errorCodes } from '@ca-portal/api/domain';
import { scanStamp } from '@ca-portal/api/groups/scan-stamp';
import { Alert } from '@ca-portal/ui/alert';
import { Card } from '@ca-portal/ui/card';
import { Empty } from '@ca-portal/ui/empty';
import { PageHeading } from '@ca-portal/ui/page-heading';
import { Skeleton } from '@ca-portal/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { call } from '../../../api/query.js';
import { LoadFailed } from '../../../shared/failure/LoadFailed.js';
import { codeIn } from './install.js';
import { NoCertificates } from './NoCertificates.js';
import { PhoneFrame } from './PhonePage.styles.js';
import { installedCertificates } from './phone-store.js';
import { StampConsent } from './StampConsent.js';

const everyMs = 2_000;

/** 扫码签章 (`/m/stamp#c=…`), on the phone: which computer asks for which document, and the holder's signature. */
export function PhoneStampPage() {
  const code = codeIn(useLocation().hash);
  return (
    <PhoneFrame>
      <PageHeading title="扫码签章" />
      <Asked key={code} code={code} />
    </PhoneFrame>
  );
}

function Asked({ code }: { code: string }) {
  const [answered, setAnswered] = useState<'signed' | 'refused'>();
  const [chosen, setChosen] = useState(false);
  const list = useQuery({
    queryKey: ['phone', 'certificates'],
    queryFn: installedCertificates,
    staleTime: 0,
  });
  const request = useQuery({
    queryKey: ['phone', 'stamp', code],
    queryFn: () => call(scanStamp, 'look', { body: { code } }, { quiet: true }),
    enabled: code !== '' && answered === undefined,
    retry: false,
    staleTime: Infinity,
    // Until the computer has placed the seals for the chosen certificate.
    refetchInterval: ({ state }) => (chosen && state.data?.digest === '' ? everyMs : false),
  });
  if (answered === 'signed') {
    return (
      <Alert tone="success" live title="已签章">
        可以放下手机，回到电脑保存签好的文件。
      </Alert>
    );
  }
  if (answered === 'refused') {
    return (
      <Alert tone="success" live title="已拒绝签章">
        文件没有签章。如果是别人发来的二维码，请不要再扫。
      </Alert>
    );
  }
  const over =
    code === '' ||
    isApiError(request.error, errorCodes.scanStampEnded) ||
    isApiError(request.error, errorCodes.badRequest);
  if (over) return <CodeOver />;
  if (list.data?.length === 0) return <NoCertificates />;
  if (request.isError)
    return <LoadFailed what="签章请求" query={request} unharmed="文件没有签章" size="md" />;
  if (list.isError) return <LoadFailed what="证书" query={list} unharmed="证书没有变化" size="md" />;
  if (!request.data || !list.data) return <Skeleton height="18rem" />;
  return (
    <StampConsent
      code={code}
      request={request.data}
      certificates={list.data}
      onTried={() => void list.refetch()}
      onChosen={() => {
        setChosen(true);
        void request.refetch();
      }}
      onAnswered={setAnswered}
    />
  );
}

const CodeOver = () => (
  <Card>
    <Empty
      title="二维码已失效"
      titleLevel={2}
      reason="二维码五分钟内有效，只能使用一次。请在电脑上换一个二维码再扫。"
    />
  </Card>
);
