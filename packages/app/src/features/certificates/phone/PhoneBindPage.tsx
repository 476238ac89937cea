import { isApiError } from '@ca-portal/api';
import { errorCodes } from '@ca-portal/api/domain';
import { Button } from '@ca-portal/ui/button';
import { Card } from '@ca-portal/ui/card';
import { Descriptions } from '@ca-portal/ui/descriptions';
import { Empty } from '@ca-portal/ui/empty';
import { PageHeading } from '@ca-portal/ui/page-heading';
import { Skeleton } from '@ca-portal/ui/skeleton';
import { Steps } from '@ca-portal/ui/steps';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Shown } from '../../../shared/failure/index.js';
import { Stack } from '../../../shared/page/index.js';
import { codeIn, readCode, type Scanned } from './install.js';
import { PhoneCertificates } from './PhoneCertificates.js';
import { PhoneDone } from './PhoneDone.js';
import { PhoneFrame } from './PhonePage.styles.js';
import { PhonePinForm } from './PhonePinForm.js';
import type { InstalledCertificate } from './phone-store.js';

/**
 * 安装手机证书 (`/m/bind#c=…`), on the phone: the holder, a PIN, done. Without a code: the certificates of this phone. No
 * login: the code is the permission, for one pair of keys.
 */
export function PhoneBindPage() {
  const code = codeIn(useLocation().hash);
  return <PhoneFrame>{code ? <Binding key={code} code={code} /> : <PhoneCertificates />}</PhoneFrame>;
}

function Binding({ code }: { code: string }) {
  const reading = useQuery({
    queryKey: ['phone', 'code', code],
    queryFn: () => readCode(code),
    retry: false,
    staleTime: Infinity,
  });
  const [confirmed, setConfirmed] = useState(false);
  const [done, setDone] = useState<InstalledCertificate>();
  const over =
    isApiError(reading.error, errorCodes.mobileCodeEnded) || isApiError(reading.error, errorCodes.badRequest);
  const chosen = confirmed || (reading.data !== undefined && !reading.data.scanned);
  const at = done ? 2 : chosen ? 1 : 0;
  return (
    <>
      <PageHeading title="安装手机证书" />
      <Steps current={at} items={[{ title: '确认本人' }, { title: '设密码' }, { title: '装好' }]} />
      {done ? (
        <PhoneDone certificate={done} />
      ) : (
        <Shown
          part
          of={reading}
          what="安装信息"
          unharmed="没有安装任何证书"
          size="md"
          isMissing={over}
          missing={<CodeOver />}
          loading={<Skeleton height="18rem" />}
        >
          {(data) =>
            confirmed || !data.scanned ? (
              <PhonePinForm reading={data} onDone={setDone} />
            ) : (
              <Confirm scanned={data.scanned} onConfirm={() => setConfirmed(true)} />
            )
          }
        </Shown>
      )}
    </>
  );
}

function Confirm({ scanned, onConfirm }: { scanned: Scanned; onConfirm: () => void }) {
  return (
    <Card title="确认是您本人">
      <Stack>
        <p>这张证书只能由本人安装，装好后只能在这部手机上使用。</p>
        <Descriptions
          columns={1}
          items={[
            { term: '持有人', value: scanned.holderName },
            ...(scanned.companyName ? [{ term: '单位', value: scanned.companyName }] : []),
            { term: '证书', value: scanned.productName },
            { term: '适用平台', value: scanned.platformNames.join('、') },
          ]}
        />
        <Button variant="primary" size="lg" block onClick={onConfirm}>
          是本人，下一步
        </Button>
      </Stack>
    </Card>
  );
}

function CodeOver() {
  return (
    <Card>
      <Empty
        title="二维码已失效"
        titleLevel={2}
        reason="二维码十分钟内有效，只能使用一次。请在电脑上重新生成后再扫，不重复收费。"
      />
    </Card>
  );
}
