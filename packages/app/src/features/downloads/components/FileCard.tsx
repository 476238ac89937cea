import { Card } from '@ca-portal/ui/card';
import { formatFileSize } from '@ca-portal/ui/formats';
import { Icon } from '@ca-portal/ui/icon';
import { Link } from '@ca-portal/ui/link';
import { KindMark } from '../../../shared/content/index.js';
import { categoryLabels, fileKind, filterParams, noFilter, type Category } from '../catalog.js';
import { categoryIcons } from '../category-icons.js';
import { AllLink, FileRows } from './File.styles.js';
import { listPath } from '../paths.js';
import type { DownloadRow } from '../queries.js';
import { DetailLink } from './DetailLink.js';
import { FileButton } from './FileButton.js';

const shown = 4;
const factsOf = ({ file, version, category }: DownloadRow) =>
  [
    file ? fileKind(file.name) : '',
    version ? (category === 'template' ? `${version} 版` : `V${version}`) : '',
    file ? formatFileSize(file.size) : '',
  ]
    .filter(Boolean)
    .join('，');

interface FileCardProps {
  category: Category;
  rows: readonly DownloadRow[];
}

/** The newest files of a category, each with a download button; a link leads to all of them. */
export function FileCard({ category, rows }: FileCardProps) {
  if (rows.length === 0) return null;
  const all = `${listPath}?${filterParams({ ...noFilter, category }).toString()}`;
  return (
    <Card
      title={categoryLabels[category]}
      extra={
        rows.length > shown ? (
          <AllLink>
            <Link href={all} aria-label={`全部 ${rows.length} 份${categoryLabels[category]}`}>
              全部 {rows.length} 份
            </Link>
          </AllLink>
        ) : null
      }
    >
      <FileRows>
        {rows.slice(0, shown).map((row) => (
          <li key={row.id}>
            <KindMark data-tone="quiet">
              <Icon name={categoryIcons[category]} />
            </KindMark>
            <span data-part="grow">
              <DetailLink entry={row}>{row.title}</DetailLink>
              <small>{factsOf(row) || row.content}</small>
            </span>
            <FileButton entry={row} bare />
          </li>
        ))}
      </FileRows>
    </Card>
  );
}
