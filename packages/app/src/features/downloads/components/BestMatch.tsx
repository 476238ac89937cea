import { Card } from '@ca-portal/ui/card';
import { formatDate, formatFileSize } from '@ca-portal/ui/formats';
import { Icon } from '@ca-portal/ui/icon';
import { IconWell } from '../../../shared/page/index.js';
import { BestRoot } from '../DownloadsPage.styles.js';
import type { DownloadRow } from '../queries.js';
import { systemLabels } from '../system.js';
import { DetailButton } from './DetailLink.js';
import { FileButton } from './FileButton.js';

/** The file that this visitor most likely came for. */
export function BestMatch({ entry }: { entry: DownloadRow }) {
  const { title, version, content, system, providerName, file, pushTime } = entry;
  const facts = [
    content.replace(/。$/, ''),
    file ? formatFileSize(file.size) : '',
    `${formatDate(pushTime)} 发布`,
  ];
  return (
    <Card aria-label="为您推荐">
      <BestRoot>
        <IconWell>
          <Icon name={system === 'android' || system === 'ios' ? 'mobile' : 'monitor'} />
        </IconWell>
        <div data-part="words">
          <p data-part="note">检测到您在用 {systemLabels[system]}，推荐下载</p>
          <h2>
            {title} {version}
          </h2>
          <p data-part="note">{facts.filter(Boolean).join('，')}。</p>
          {providerName ? (
            <p data-part="note">
              适用于{providerName}签发的证书。证书来自其他服务商的，请在下面的表格里选择对应的驱动。
            </p>
          ) : null}
        </div>
        <div data-part="actions">
          <FileButton entry={entry} variant="primary" size="lg" />
          <DetailButton entry={entry} label="安装说明" variant="secondary" size="lg" />
        </div>
      </BestRoot>
    </Card>
  );
}
