import { EMPTY_VALUE, formatDate, formatFileSize } from '@ca-portal/ui/formats';
import type { TableColumn } from '@ca-portal/ui/table';
import { Tag } from '@ca-portal/ui/tag';
import { RowActions, RowFact, RowName } from './File.styles.js';
import type { DownloadRow } from '../queries.js';
import { systemLabels } from '../system.js';
import { Checksum } from './Checksum.js';
import { DetailButton, DetailLink } from './DetailLink.js';
import { FileButton } from './FileButton.js';

/** @param recommended Id of the best match, which is marked. */
export const fileColumns = (recommended: string | undefined): TableColumn<DownloadRow>[] => [
  {
    key: 'title',
    header: '名称',
    primary: true,
    render: (row) => (
      <RowName>
        <DetailLink entry={row}>{row.title}</DetailLink>
        {row.id === recommended ? <Tag tone="brand">推荐</Tag> : null}
        {row.providerName ? <small>{row.providerName}</small> : null}
      </RowName>
    ),
  },
  { key: 'version', header: '版本', render: ({ version }) => <RowFact>{version || EMPTY_VALUE}</RowFact> },
  { key: 'system', header: '适用系统', render: ({ system }) => <RowFact>{systemLabels[system]}</RowFact> },
  {
    key: 'size',
    header: '大小',
    align: 'right',
    render: ({ file }) => <RowFact>{file ? formatFileSize(file.size) : EMPTY_VALUE}</RowFact>,
  },
  { key: 'day', header: '更新日期', render: ({ pushTime }) => <RowFact>{formatDate(pushTime)}</RowFact> },
  {
    key: 'sha256',
    header: 'SHA-256',
    render: ({ file, title }) => (file ? <Checksum sha256={file.sha256} title={title} /> : EMPTY_VALUE),
  },
  {
    key: 'actions',
    header: '操作',
    actions: true,
    render: (row) => (
      <RowActions>
        <FileButton entry={row} variant="text" size="sm" />
        <DetailButton entry={row} />
      </RowActions>
    ),
  },
];
