import { isApiError } from '@ca-portal/api';
import { errorCodes } from '@ca-portal/api/domain';
import { Alert } from '@ca-portal/ui/alert';
import { Card } from '@ca-portal/ui/card';
import { Empty } from '@ca-portal/ui/empty';
import { PageHeading } from '@ca-portal/ui/page-heading';
import { Skeleton } from '@ca-portal/ui/skeleton';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { hasFailed, Shown } from '../../../shared/failure/index.js';
import { codeIn } from './install.js';
import { NoCertificates } from './NoCertificates.js';
import { PhoneFrame } from './PhonePage.styles.js';
import { installed } from './installed.js';
import type { InstalledCertificate } from './phone-store.js';

interface PhoneAskProps {
  title: string;
  /** The request behind the code of the QR code. */
  children: (code: string) => ReactNode;
}

/** A page on the phone that the QR code on a computer opens. */
export function PhoneAsk({ title, children }: PhoneAskProps) {
  return (
    <PhoneFrame>
      <PageHeading title={title} />
      {children(codeIn(useLocation().hash))}
    </PhoneFrame>
  );
}

interface AskedOfPhoneProps<Request> {
  code: string;
  request: UseQueryResult<Request>;
  /** The result, once the holder has answered. */
  answered: { readonly title: string; readonly text: string } | undefined;
  /** The error code of an expired QR code. */
  over: number;
  /** The lifetime of a QR code. */
  lives: string;
  /** What could not be loaded, and what therefore did not happen. */
  what: string;
  unharmed: string;
  children: (
    request: Request,
    certificates: readonly InstalledCertificate[],
    onTried: () => void,
  ) => ReactNode;
}

/** The states around the holder's consent: no request, no certificate, and the result. */
export function AskedOfPhone<Request>({
  code,
  request,
  answered,
  over,
  lives,
  what,
  unharmed,
  children,
}: AskedOfPhoneProps<Request>) {
  const list = useQuery(installed);
  if (answered) {
    return (
      <Alert tone="success" live title={answered.title}>
        {answered.text}
      </Alert>
    );
  }
  if (code === '' || isApiError(request.error, over) || isApiError(request.error, errorCodes.badRequest)) {
    const reason = `二维码${lives}内有效，只能使用一次。请在电脑上换一个二维码再扫。`;
    return (
      <Card>
        <Empty title="二维码已失效" titleLevel={2} reason={reason} />
      </Card>
    );
  }
  if (list.data?.length === 0) return <NoCertificates />;
  return (
    <Shown
      part
      of={[request, list]}
      what={[what, '证书']}
      unharmed={hasFailed(request) ? unharmed : '证书没有变化'}
      size="md"
      loading={<Skeleton height="18rem" />}
    >
      {([asked, certificates]) => children(asked, certificates, () => void list.refetch())}
    </Shown>
  );
}
