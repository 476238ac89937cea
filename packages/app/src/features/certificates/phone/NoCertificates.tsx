import { Card } from '@ca-portal/ui/card';
import { Empty } from '@ca-portal/ui/empty';

/** This browser on the phone has no certificates. */
export const NoCertificates = () => (
  <Card>
    <Empty
      title="这部手机上还没有证书"
      titleLevel={2}
      reason="审核通过后，在电脑上打开“CA管理”，点“安装到手机”，用这部手机扫码。已经装过的，请用装证书时的浏览器打开。"
    />
  </Card>
);
