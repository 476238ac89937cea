import { Alert } from '@ca-portal/ui/alert';
import { LinkButton } from '@ca-portal/ui/button';
import { Card } from '@ca-portal/ui/card';
import { Descriptions } from '@ca-portal/ui/descriptions';
import { formatDate, groupSerial } from '@ca-portal/ui/formats';
import { useEffect, useRef } from 'react';
import { Stack } from '../../../shared/page/index.js';
import type { InstalledCertificate } from './phone-store.js';

/** The certificate is on the phone. Takes the focus. */
export function PhoneDone({ certificate }: { certificate: InstalledCertificate }) {
  const { holderName, productName, issued } = certificate;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <Card>
      <Stack>
        <h2 ref={title} tabIndex={-1}>
          手机证书装好了
        </h2>
        <Descriptions
          columns={1}
          items={[
            { term: '证书', value: `${productName}，${holderName}` },
            { term: '序列号', value: groupSerial(issued.serialNumber) },
            { term: '有效期至', value: formatDate(issued.notAfter) },
          ]}
        />
        <Alert tone="warning" title="换手机或清除浏览器数据前请先办理">
          证书只在这部手机的这个浏览器里。清除数据后证书会丢失，需要重新办理。
        </Alert>
        <LinkButton variant="primary" size="lg" block href="/m/bind">
          用手机证书登录
        </LinkButton>
      </Stack>
    </Card>
  );
}
