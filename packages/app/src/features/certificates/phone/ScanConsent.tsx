import type { ResultOf } from '@ca-portal/api';
import type { scanLogin as group } from '@ca-portal/api/contract';
import { scanLogin } from '@ca-portal/api/groups/scan-login';
import { Card } from '@ca-portal/ui/card';
import { Descriptions } from '@ca-portal/ui/descriptions';
import { formatDateTime } from '@ca-portal/ui/formats';
import { call } from '../../../api/query.js';
import { Stack } from '../../../shared/page/index.js';
import { MarkAndCertificate, Refuse, useCertificate } from './consent-parts.js';
import { PhoneSign } from './PhoneSign.js';
import type { InstalledCertificate } from './phone-store.js';

interface ScanConsentProps {
  code: string;
  request: ResultOf<(typeof group)['look']>;
  certificates: readonly InstalledCertificate[];
  onTried: () => void;
  onAnswered: (state: 'confirmed' | 'refused') => void;
}

/** Data that the holder compares with his computer, then his PIN, or a refusal. */
export function ScanConsent({ code, request, certificates, onTried, onAnswered }: ScanConsentProps) {
  const { certificate, pick } = useCertificate(certificates);
  const answer = (signCertificate: string, signature: string) =>
    call(
      scanLogin,
      'answer',
      { body: { code, certificate: signCertificate, signature } },
      { quiet: true },
    ).then(({ state }) => onAnswered(state));
  if (!certificate) return null;
  return (
    <Card title="确认是您本人在登录">
      <Stack>
        <Descriptions
          columns={1}
          items={[
            { term: '电脑', value: `${request.system}，${request.browser}` },
            { term: '打开时间', value: formatDateTime(request.openedAt) },
            { term: '核对数字', value: request.mark },
          ]}
        />
        <MarkAndCertificate
          mark={request.mark}
          label="用哪张证书登录"
          certificates={certificates}
          value={certificate.id}
          onValueChange={pick}
        />
        <PhoneSign
          key={certificate.id}
          certificate={certificate}
          submitLabel="确认登录"
          busyLabel="正在确认"
          failed="电脑没有登录"
          run={async (sign) => answer(certificate.issued.signCertificate, await sign(request.challenge))}
          onTried={onTried}
        >
          <Refuse refuse={() => answer('', '')} unharmed="电脑也不会登录" />
        </PhoneSign>
      </Stack>
    </Card>
  );
}
