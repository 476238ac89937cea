import type { ResultOf } from '@ca-portal/api';
import type { scanLogin as group } from '@ca-portal/api/contract';
import { scanLogin } from '@ca-portal/api/groups/scan-login';
import { Alert } from '@ca-portal/ui/alert';
import { Button } from '@ca-portal/ui/button';
import { Card } from '@ca-portal/ui/card';
import { Descriptions } from '@ca-portal/ui/descriptions';
import { formatDateTime } from '@ca-portal/ui/formats';
import { RadioGroup } from '@ca-portal/ui/radio-group';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../api/query.js';
import { Stack } from '../../../shared/page/WorkPage.styles.js';
import { PhoneSign } from './PhoneSign.js';
import type { InstalledCertificate } from './phone-store.js';

interface ScanConsentProps {
  code: string;
  request: ResultOf<(typeof group)['look']>;
  certificates: readonly InstalledCertificate[];
  onTried: () => void;
  onAnswered: (state: 'confirmed' | 'refused') => void;
}

/** What the holder compares with the computer in front of him, then his PIN, or a no. */
export function ScanConsent({ code, request, certificates, onTried, onAnswered }: ScanConsentProps) {
  const [chosen, setChosen] = useState(certificates[0]?.id ?? '');
  const certificate = certificates.find(({ id }) => id === chosen) ?? certificates[0];
  const answer = (signCertificate: string, signature: string) =>
    call(
      scanLogin,
      'answer',
      { body: { code, certificate: signCertificate, signature } },
      { quiet: true },
    ).then(({ state }) => onAnswered(state));
  const refuse = useMutation({ mutationFn: () => answer('', '') });
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
        <Alert tone="warning" title={`电脑上显示的数字是 ${request.mark} 吗？`}>
          不一样，或者二维码是别人发给您的，请点“不是我，拒绝”。
        </Alert>
        {certificates.length > 1 ? (
          <RadioGroup
            aria-label="用哪张证书登录"
            value={certificate.id}
            onValueChange={setChosen}
            options={certificates.map(({ id, productName, holderName }) => ({
              value: id,
              label: `${productName}，${holderName}`,
            }))}
          />
        ) : null}
        <PhoneSign
          key={certificate.id}
          certificate={certificate}
          submitLabel="确认登录"
          busyLabel="正在确认"
          failed="电脑没有登录"
          run={async (sign) => answer(certificate.issued.signCertificate, await sign(request.challenge))}
          onTried={onTried}
        >
          <Button
            size="lg"
            block
            loading={refuse.isPending}
            loadingText="正在拒绝"
            onClick={() => refuse.mutate()}
          >
            不是我，拒绝
          </Button>
          {refuse.error ? (
            <Alert tone="danger" live title="没有拒绝成功">
              {refuse.error.message}。不输密码，电脑也不会登录。
            </Alert>
          ) : null}
        </PhoneSign>
      </Stack>
    </Card>
  );
}
