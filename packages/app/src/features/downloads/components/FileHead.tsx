import { Alert } from '@ca-portal/ui/alert';
import { Button } from '@ca-portal/ui/button';
import { Card } from '@ca-portal/ui/card';
import { Descriptions } from '@ca-portal/ui/descriptions';
import { formatFileSize, formatMinute, formatThousands } from '@ca-portal/ui/formats';
import { Icon } from '@ca-portal/ui/icon';
import { Tag } from '@ca-portal/ui/tag';
import { usePortalConfig } from '../../../config/config.js';
import { fileHref } from '../../../shared/content/index.js';
import { IconWell } from '../../../shared/page/index.js';
import { copyText } from '../../../shared/browser/index.js';
import { categoryIcons } from '../category-icons.js';
import { FileName, HeadActions, HeadRoot } from '../DownloadPage.styles.js';
import type { DownloadDetail } from '../queries.js';
import { systemLabels } from '../system.js';
import { Checksum } from './Checksum.js';
import { FileButton } from './FileButton.js';

const copyAddress = (url: string) =>
  copyText(
    new URL(fileHref(url), window.location.origin).href,
    '下载地址已复制。',
    '下载地址没有复制成功，请右键“下载”按钮，选择“复制链接地址”。',
  );

/** The file's name, its download button, and its details. */
export function FileHead({ file: entry }: { file: DownloadDetail }) {
  const { hotline } = usePortalConfig();
  const { title, content, version, category, system, whereFrom, providerName, pushTime, downloads, file } =
    entry;
  return (
    <Card aria-label="文件信息">
      <HeadRoot>
        <IconWell>
          <Icon name={categoryIcons[category]} />
        </IconWell>
        <div>
          <div data-part="title">
            <h1>{title}</h1>
            {version ? <Tag tone="brand">{version}</Tag> : null}
          </div>
          <p>{content}</p>
        </div>
      </HeadRoot>
      {file ? (
        <HeadActions>
          <FileButton entry={entry} variant="primary" size="lg" label={`下载 ${formatFileSize(file.size)}`} />
          <Button size="lg" icon={<Icon name="link" />} onClick={() => void copyAddress(file.url)}>
            复制下载地址
          </Button>
          <span>已有 {formatThousands(downloads)} 次获取</span>
        </HeadActions>
      ) : (
        <HeadActions>
          <Alert tone="warning" title="暂不可下载">
            <p>文件正在更新，请稍后再来。急用请拨打 {hotline.phone}。</p>
          </Alert>
        </HeadActions>
      )}
      <Descriptions
        items={[
          ...(file ? [{ term: '文件名', value: <FileName>{file.name}</FileName> }] : []),
          { term: '发布时间', value: formatMinute(pushTime) },
          { term: '适用系统', value: systemLabels[system] },
          { term: '来源', value: whereFrom },
          ...(providerName ? [{ term: '证书服务商', value: providerName }] : []),
          ...(file
            ? [{ term: 'SHA-256', full: true, value: <Checksum whole sha256={file.sha256} title={title} /> }]
            : []),
        ]}
      />
    </Card>
  );
}
