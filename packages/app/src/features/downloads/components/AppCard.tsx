import { PhoneArt } from '@ca-portal/ui/art';
import { Card } from '@ca-portal/ui/card';
import { formatDate, formatFileSize } from '@ca-portal/ui/formats';
import { QrCode } from '@ca-portal/ui/qr-code';
import { fileHref } from '../../../shared/content/index.js';
import { AppRoot } from './File.styles.js';
import type { DownloadRow } from '../queries.js';
import { systemLabels } from '../system.js';
import { DetailLink } from './DetailLink.js';
import { FileButton } from './FileButton.js';

/** The phone app: on a computer its QR code is scanned, on a phone it is a link. */
export function AppCard({ rows }: { rows: readonly DownloadRow[] }) {
  if (rows.length === 0) return null;
  const scanned = rows.find(({ file }) => file !== null)?.file;
  return (
    <Card title="手机应用">
      <AppRoot>
        <span data-part="art">
          <PhoneArt />
        </span>
        <ul>
          {rows.map((row) => (
            <li key={row.id}>
              <span data-part="name">
                <DetailLink entry={row}>{row.title}</DetailLink>
              </span>
              <span data-part="note">
                {[
                  row.content,
                  row.file ? formatFileSize(row.file.size) : '',
                  `${formatDate(row.pushTime)} 发布`,
                ]
                  .filter(Boolean)
                  .join('，')}
                。
              </span>
              <FileButton entry={row} label={`下载${systemLabels[row.system]}版`} />
            </li>
          ))}
        </ul>
        {scanned ? (
          <QrCode
            size={128}
            hideText
            label="手机扫码下载"
            value={new URL(fileHref(scanned.url), window.location.origin).href}
          />
        ) : null}
      </AppRoot>
    </Card>
  );
}
