import { Card } from '@ca-portal/ui/card';
import { PageHeading } from '@ca-portal/ui/page-heading';
import { Skeleton } from '@ca-portal/ui/skeleton';
import { useState } from 'react';
import { useAddressState } from '../../routing/useAddressState.js';
import { CategoryNav, Columns, SearchBox } from '../../shared/content/index.js';
import { PublicFrame } from '../../shared/page/index.js';
import {
  bestMatch,
  categories,
  categoryLabels,
  filtered,
  filterParams,
  noFilter,
  readFilter,
  type CatalogFilter,
} from './catalog.js';
import { BestMatch } from './components/BestMatch.js';
import { Catalog } from './components/Catalog.js';
import { HeadRow } from './DownloadsPage.styles.js';
import { listPath } from './paths.js';
import { useCatalog } from './queries.js';
import { visitorSystem, type System } from './system.js';

/** Systems that usually have drivers: reserves the space of the best match while the list loads. */
const hasDrivers: ReadonlySet<System> = new Set(['windows', 'kylin', 'uos']);

const hrefOf = (filter: CatalogFilter) => {
  const search = filterParams(filter).toString();
  return search ? `${listPath}?${search}` : listPath;
};

/** 下载中心 (`/downloadCenter`): the files for the visitor's system first, then all files with their checksums. */
export function DownloadsPage() {
  const [filter, change] = useAddressState(readFilter, filterParams);
  const catalog = useCatalog();
  const [system] = useState(visitorSystem);
  const rows = catalog.data?.rows;
  const best = rows && bestMatch(rows, system);
  const found = rows && filtered(rows, { ...noFilter, keyword: filter.keyword });

  return (
    <PublicFrame>
      <HeadRow>
        <PageHeading
          size="lg"
          title="下载中心"
          description="驱动、手册、模板和应用。每个文件都给出版本、大小、日期和 SHA-256 校验值。"
        />
        <SearchBox
          label="搜索文件名称"
          value={filter.keyword}
          onSearch={(keyword) => change({ ...noFilter, keyword })}
        />
      </HeadRow>
      {filter.keyword || filter.category ? null : best ? (
        <BestMatch entry={best} />
      ) : catalog.isPending && system && hasDrivers.has(system) ? (
        <Card aria-busy="true">
          <Skeleton height="5.5rem" />
        </Card>
      ) : null}
      <Columns data-columns="nav">
        <CategoryNav
          label="下载分类"
          current={filter.category}
          categories={[
            {
              key: '',
              label: '全部',
              href: hrefOf({ ...noFilter, keyword: filter.keyword }),
              ...(found ? { count: found.length } : {}),
            },
            ...categories.map((category) => ({
              key: category,
              label: categoryLabels[category],
              href: hrefOf({ ...noFilter, keyword: filter.keyword, category }),
              ...(found ? { count: found.filter((row) => row.category === category).length } : {}),
            })),
          ]}
        />
        <Catalog catalog={catalog} filter={filter} onFilter={change} recommended={best?.id} />
      </Columns>
    </PublicFrame>
  );
}
