import { Button } from '@ca-portal/ui/button';
import { Card } from '@ca-portal/ui/card';
import { Empty } from '@ca-portal/ui/empty';
import type { ReactNode } from 'react';
import { usePortalConfig } from '../../../config/config.js';
import { FoundLine, ListPending, Stack } from '../../../shared/content/index.js';
import { categoryLabels, filtered, noFilter, type CatalogFilter, type Category } from '../catalog.js';
import { CardGrid } from '../DownloadsPage.styles.js';
import type { DownloadRow, useCatalog } from '../queries.js';
import { AppCard } from './AppCard.js';
import { FileCard } from './FileCard.js';
import { FileTable } from './FileTable.js';

interface CatalogProps {
  catalog: ReturnType<typeof useCatalog>;
  filter: CatalogFilter;
  onFilter: (filter: CatalogFilter) => void;
  recommended: string | undefined;
}

/** All files by category; one category, or the search results, as one table. */
export function Catalog({ catalog, filter, onFilter, recommended }: CatalogProps) {
  const { hotline } = usePortalConfig();
  const { keyword, category } = filter;
  if (!catalog.data)
    return <ListPending what="下载资料" unharmed="您的筛选条件还在" query={catalog} rowHeight="1.5rem" />;
  const { rows } = catalog.data;
  if (rows.length === 0)
    return (
      <Card>
        <Empty title="暂无资料" reason={`需要驱动或模板，请拨打 ${hotline.phone}。`} />
      </Card>
    );
  const nothing = (
    <Empty
      art="search"
      title="没有符合条件的文件"
      reason={keyword ? `没有找到与“${keyword}”有关的文件，可以换成更短的词再试。` : '可以放宽条件再看看。'}
      action={<Button onClick={() => onFilter(noFilter)}>清除全部条件</Button>}
    />
  );
  const table = (title: string, given: readonly DownloadRow[]) => (
    <FileTable
      title={title}
      rows={given}
      filter={filter}
      onFilter={onFilter}
      recommended={recommended}
      empty={nothing}
    />
  );
  if (!keyword && !category) return <ByKind rows={rows} table={table} />;

  const found = filtered(rows, { ...noFilter, keyword, category });
  return (
    <Stack>
      {keyword ? (
        <FoundLine>
          <span>
            找到 <b>{found.length}</b> 个与“{keyword}”有关的文件。
          </span>
          <Button variant="text" size="sm" onClick={() => onFilter(noFilter)}>
            清除搜索
          </Button>
        </FoundLine>
      ) : null}
      {found.length > 0 ? (
        table(category ? categoryLabels[category] : '搜索结果', found)
      ) : (
        <Card>{nothing}</Card>
      )}
    </Stack>
  );
}

interface ByKindProps {
  rows: readonly DownloadRow[];
  table: (title: string, rows: readonly DownloadRow[]) => ReactNode;
}

function ByKind({ rows, table }: ByKindProps) {
  const of = (category: Category) => rows.filter((row) => row.category === category);
  // Tools are installed beside the drivers: one table for everything with an important checksum.
  const installed = [...of('driver'), ...of('tool')];
  return (
    <Stack>
      {installed.length > 0 ? table('驱动与工具', installed) : null}
      <CardGrid>
        <FileCard category="manual" rows={of('manual')} />
        <FileCard category="template" rows={of('template')} />
      </CardGrid>
      <AppCard rows={of('app')} />
    </Stack>
  );
}
