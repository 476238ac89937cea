import { checkMobile } from '@ca-portal/api/domain';
import { Alert } from '@ca-portal/ui/alert';
import { Card } from '@ca-portal/ui/card';
import { Field } from '@ca-portal/ui/form';
import { Input } from '@ca-portal/ui/input';
import { Stack } from '../../../shared/page/index.js';

/** Whether this computer meets the requirements of a PC certificate: it is usually the one that downloads it. */
const computerFits = (): boolean => globalThis.isSecureContext && 'subtle' in globalThis.crypto;

interface DownloadBlockProps {
  carrier: 'mobile' | 'pc';
}

const checks = {
  mobile: {
    title: '审核通过后下载到本人手机',
    text: '用持有人本人的手机扫描订单里的二维码，设好密码就装好了，不用另装 App。证书只能在这一部手机上使用，更换手机需要重新办理。',
  },
  pc: {
    title: '审核通过后下载到固定电脑',
    text: '请在以后投标使用的那台电脑上下载。证书与电脑绑定，不能复制到其他电脑，也不邮寄、不自取。',
  },
};

/** 领取方式 of a certificate without a lock: there is only one, with checks before paying. */
export function DownloadBlock({ carrier }: DownloadBlockProps) {
  const { title, text } = checks[carrier];
  return (
    <Card title="领取方式">
      <Stack>
        <Alert tone="info" title={title}>
          {text}
        </Alert>
        {carrier === 'mobile' ? (
          <Field
            name="holderPhone"
            label="持有人手机号"
            hint="须与持有人账号登记的手机号一致，证书装在这部手机上。"
            required="请输入持有人手机号。"
            rules={[checkMobile]}
          >
            <Input type="tel" inputMode="tel" maxLength={20} autoComplete="tel" />
          </Field>
        ) : computerFits() ? (
          <Alert tone="success" title="电脑检测通过">
            这台电脑的浏览器可以生成密钥和下载证书。
          </Alert>
        ) : (
          <Alert tone="warning" title="这台电脑现在不能下载证书">
            浏览器不能生成密钥。请用新版 Chrome、Edge 或 Firefox 打开，下载时再检测一次。
          </Alert>
        )}
      </Stack>
    </Card>
  );
}
