import { Alert } from '@ca-portal/ui/alert';
import { Card } from '@ca-portal/ui/card';

interface DownloadBlockProps {
  carrier: 'mobile' | 'pc';
}

const checks = {
  mobile: {
    title: '审核通过后下载到本人手机',
    text: '请准备好账号手机号所在的手机，并安装辽易通 App。证书只能下载到这一台手机，更换手机需要重新办理。',
  },
  pc: {
    title: '审核通过后下载到固定电脑',
    text: '请在以后投标使用的那台电脑上下载。证书与电脑绑定，不能复制到其他电脑，也不邮寄、不自取。',
  },
} as const;

/** 领取方式 of a certificate without a stick: there is one way, and what to check before paying for it. */
export function DownloadBlock({ carrier }: DownloadBlockProps) {
  const { title, text } = checks[carrier];
  return (
    <Card title="领取方式">
      <Alert tone="info" title={title}>
        {text}
      </Alert>
    </Card>
  );
}
