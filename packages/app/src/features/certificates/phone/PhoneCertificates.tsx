import { lockLogin } from '@ca-portal/api/groups/lock-login';
import { Card } from '@ca-portal/ui/card';
import { Descriptions } from '@ca-portal/ui/descriptions';
import { formatDate, groupSerial } from '@ca-portal/ui/formats';
import { PageHeading } from '@ca-portal/ui/page-heading';
import { Skeleton } from '@ca-portal/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { call } from '../../../api/query.js';
import { acceptToken } from '../../../session/useSession.js';
import { Shown } from '../../../shared/failure/index.js';
import { Stack } from '../../../shared/page/index.js';
import { installed } from './installed.js';
import type { InstalledCertificate } from './phone-store.js';
import { NoCertificates } from './NoCertificates.js';
import { PhoneSign } from './PhoneSign.js';

/**
 * The certificates of this phone, each with a login button: the PIN opens the key here, and only the signature is sent.
 */
export function PhoneCertificates() {
  const list = useQuery(installed);
  return (
    <>
      <PageHeading title="这部手机上的证书" />
      <Shown
        part
        of={list}
        what="证书"
        unharmed="证书没有变化"
        size="md"
        empty={<NoCertificates />}
        loading={<Skeleton height="12rem" />}
      >
        {(certificates) =>
          certificates.map((one) => (
            <Card key={one.id} title={one.productName}>
              <Stack>
                <Descriptions
                  columns={1}
                  items={[
                    { term: '持有人', value: one.holderName },
                    { term: '序列号', value: groupSerial(one.issued.serialNumber) },
                    { term: '有效期至', value: formatDate(one.issued.notAfter) },
                  ]}
                />
                <PhoneLogin certificate={one} onTried={() => void list.refetch()} />
              </Stack>
            </Card>
          ))
        }
      </Shown>
    </>
  );
}

interface PhoneLoginProps {
  certificate: InstalledCertificate;
  onTried: () => void;
}

function PhoneLogin({ certificate, onTried }: PhoneLoginProps) {
  const navigate = useNavigate();
  const logIn = async (sign: (text: string) => Promise<string>) => {
    const { challengeId, text } = await call(lockLogin, 'challenge', undefined, { quiet: true });
    const body = {
      challengeId,
      certificate: certificate.issued.signCertificate,
      signature: await sign(text),
    };
    const { token } = await call(lockLogin, 'login', { body }, { quiet: true });
    acceptToken(token);
    void navigate('/', { replace: true });
  };
  return (
    <PhoneSign
      certificate={certificate}
      submitLabel="登录"
      busyLabel="登录中"
      failed="没有登录"
      run={logIn}
      onTried={onTried}
    />
  );
}
