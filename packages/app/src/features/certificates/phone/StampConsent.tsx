import type { ResultOf } from '@ca-portal/api';
import type { scanStamp as group } from '@ca-portal/api/contract';
import { shortDigest, stampConsentText } from '@ca-portal/api/domain';
import { scanStamp } from '@ca-portal/api/groups/scan-stamp';
import { Alert } from '@ca-portal/ui/alert';
import { Button } from '@ca-portal/ui/button';
import { Card } from '@ca-portal/ui/card';
import { Descriptions } from '@ca-portal/ui/descriptions';
import { useMutation } from '@tanstack/react-query';
import { call, write } from '../../../api/query.js';
import { refusalOf } from '../../../shared/failure/index.js';
import { Stack } from '../../../shared/page/index.js';
import { bytesOf } from '../keys/browser-keys.js';
import { MarkAndCertificate, Refuse, useCertificate } from './consent-parts.js';
import { PhoneSign } from './PhoneSign.js';
import type { InstalledCertificate } from './phone-store.js';

interface StampConsentProps {
  code: string;
  request: ResultOf<(typeof group)['look']>;
  certificates: readonly InstalledCertificate[];
  onTried: () => void;
  onChosen: () => void;
  onAnswered: (state: 'signed' | 'refused') => void;
}

const bytesOfHex = (hex: string) =>
  Uint8Array.from({ length: hex.length / 2 }, (_, n) => Number.parseInt(hex.slice(2 * n, 2 * n + 2), 16));
const quiet = { quiet: true } as const;

/** First document and computer, then the PIN. The signed data are built here from what the screen shows. */
export function StampConsent({
  code,
  request,
  certificates,
  onTried,
  onChosen,
  onAnswered,
}: StampConsentProps) {
  const { certificate, pick } = useCertificate(certificates);
  const choose = useMutation({
    ...write(scanStamp, 'choose', { refreshes: [], quiet: true }),
    onSuccess: onChosen,
  });
  const answer = (signature: string, consent: string) =>
    call(scanStamp, 'answer', { body: { code, signature, consent } }, quiet).then(({ state }) =>
      onAnswered(state),
    );
  if (!certificate) return null;
  const { digest, documentName, challenge } = request;
  const { signCertificate } = certificate.issued;
  const no = <Refuse refuse={() => answer('', '')} unharmed="文件也不会签章" />;
  return (
    <Card title={choose.isSuccess ? '确认签这份文件' : '核对电脑和文件'}>
      <Stack>
        <Descriptions
          columns={1}
          items={[
            { term: '文件', value: documentName },
            ...(choose.isSuccess && digest ? [{ term: '文件摘要', value: shortDigest(digest) }] : []),
            { term: '电脑', value: `${request.system}，${request.browser}` },
            { term: '核对数字', value: request.mark },
          ]}
        />
        {choose.isSuccess ? null : (
          <>
            <MarkAndCertificate
              mark={request.mark}
              label="用哪张证书签章"
              certificates={certificates}
              value={certificate.id}
              onValueChange={pick}
            />
            {choose.error ? (
              <Alert tone="danger" live title="这张证书不能签章">
                {refusalOf(choose.error, () => undefined).text}
              </Alert>
            ) : null}
            <Button
              size="lg"
              block
              variant="primary"
              loading={choose.isPending}
              loadingText="正在通知电脑"
              onClick={() => choose.mutate({ body: { code, certificate: signCertificate } })}
            >
              是我的电脑，继续
            </Button>
            {no}
          </>
        )}
        {choose.isSuccess && !digest ? (
          <>
            <output>电脑正在放置印章，请稍候。</output>
            {no}
          </>
        ) : null}
        {choose.isSuccess && digest ? (
          <PhoneSign
            key={certificate.id}
            certificate={certificate}
            submitLabel="签章"
            busyLabel="正在签章"
            failed="文件没有签章"
            run={async (sign, signRaw) => {
              const { signedAttributes } = await import('./phone-signing.js');
              const attributes = await signedAttributes(bytesOfHex(digest), bytesOf(signCertificate));
              const signature = await signRaw(attributes);
              await answer(signature, await sign(stampConsentText({ challenge, documentName, digest })));
            }}
            onTried={onTried}
          >
            {no}
          </PhoneSign>
        ) : null}
      </Stack>
    </Card>
  );
}
