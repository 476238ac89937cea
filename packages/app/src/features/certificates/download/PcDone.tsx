import { LinkButton } from '@ca-portal/ui/button';
import { Card } from '@ca-portal/ui/card';
import { Descriptions } from '@ca-portal/ui/descriptions';
import { formatDate, groupSerial } from '@ca-portal/ui/formats';
import { useEffect, useRef } from 'react';
import { Stack } from '../../../shared/page/index.js';
import type { PcCertificate } from './fetch-pc-certificate.js';

/** The holder has his file. Takes the focus. */
export function PcDone({ certificate }: { certificate: PcCertificate }) {
  const { issued, fileName, deviceId } = certificate;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <Card>
      <Stack>
        <h2 ref={title} tabIndex={-1}>
          PC证书已下载
        </h2>
        <Descriptions
          items={[
            { term: '证书序列号', value: groupSerial(issued.serialNumber) },
            { term: '有效期至', value: formatDate(issued.notAfter) },
            { term: '文件', value: fileName },
            { term: '设备编号', value: deviceId },
            { term: '下载状态', value: '已下载' },
          ]}
        />
        <ol>
          <li>双击证书文件，按提示安装到“当前用户”。</li>
          <li>输入刚才设置的密码，不要勾选“标志此密钥为可导出”。</li>
          <li>安装好后删除下载文件夹里的证书文件。</li>
        </ol>
        <div>
          <LinkButton variant="primary" href="/core/caManage?state=valid">
            查看我的证书
          </LinkButton>
        </div>
      </Stack>
    </Card>
  );
}
