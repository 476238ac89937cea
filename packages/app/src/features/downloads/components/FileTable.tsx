import { Segmented } from '@ca-portal/ui/segmented';
import { Select } from '@ca-portal/ui/select';
import { Table } from '@ca-portal/ui/table';
import type { ReactNode } from 'react';
import {
  filtered,
  systemGroupNames,
  systemGroups,
  type CatalogFilter,
  type SystemGroup,
} from '../catalog.js';
import { TableFilters } from '../DownloadsPage.styles.js';
import type { DownloadRow } from '../queries.js';
import { FilesCard } from './File.styles.js';
import { fileColumns } from './file-columns.js';

interface FileTableProps {
  title: string;
  /** The whole category, or all search results: the filter options come from them. */
  rows: readonly DownloadRow[];
  filter: CatalogFilter;
  onFilter: (filter: CatalogFilter) => void;
  recommended: string | undefined;
  /** Shown when the filters match nothing. */
  empty: ReactNode;
}

/** Files with version, system, size, date and checksum; system and provider can be filtered where there are several. */
export function FileTable({ title, rows, filter, onFilter, recommended, empty }: FileTableProps) {
  const systems = systemGroupNames.filter((name) =>
    rows.some(({ system }) => systemGroups[name].systems.some((one) => one === system)),
  );
  const providers = [...new Set(rows.map(({ providerName }) => providerName).filter(Boolean))];
  const choose = (system: string) =>
    onFilter({ ...filter, system: systemGroupNames.find((one): one is SystemGroup => one === system) ?? '' });
  return (
    <FilesCard
      padding="none"
      title={title}
      extra={
        <TableFilters>
          {providers.length > 1 || filter.provider ? (
            <Select
              aria-label="服务商"
              value={filter.provider}
              onValueChange={(provider) => onFilter({ ...filter, provider })}
              placeholder="全部服务商"
              options={[
                { value: '', label: '全部服务商' },
                ...providers.map((name) => ({ value: name, label: name })),
              ]}
            />
          ) : null}
          {systems.length > 1 || filter.system ? (
            <Segmented
              label="适用系统"
              value={filter.system}
              onValueChange={choose}
              options={[
                { value: '', label: '全部' },
                ...systems.map((name) => ({ value: name, label: systemGroups[name].label })),
              ]}
            />
          ) : null}
        </TableFilters>
      }
    >
      <Table
        caption={title}
        columns={fileColumns(recommended)}
        rows={filtered(rows, { ...filter, category: '', keyword: '' })}
        rowKey={({ id }) => id}
        empty={empty}
      />
    </FilesCard>
  );
}
