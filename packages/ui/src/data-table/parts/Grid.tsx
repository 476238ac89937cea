import type { CSSProperties } from 'react';
import { Button } from '../../button/Button.js';
import { Empty } from '../../empty/Empty.js';
import { zhTable } from '../../table/Table.zh.js';
import { TableErrorBar } from '../../table/TableStates.js';
import { HiddenText } from '../../theme/HiddenText.js';
import { useWords } from '../../theme/useWords.js';
import { Grid as DrawnGrid, Viewport } from '../DataTable.styles.js';
import { zhDataTable } from '../DataTable.zh.js';
import { DataTableBody } from '../DataTableBody.js';
import { DataTableHead } from '../DataTableHead.js';
import { isNarrowed, nextSort } from '../query.js';
import { useDataTableModel } from './Root.js';

/** Head and rows with all their states: loading, empty, no match, failed. Cards on phones. */
export function Grid() {
  const words = useWords('dataTable', zhDataTable);
  const tableWords = useWords('table', zhTable);
  const { caption, visible, query, change, count, shown, selection, expandable, ...model } =
    useDataTableModel();
  const { bare, limited, offset, beyond, loading, error, selectable, height, virtual, setScroller } = model;
  const noMatch = (
    <Empty
      art="search"
      title={words.noMatchTitle}
      reason={words.noMatchReason}
      action={
        <Button onClick={() => change({ search: '', filters: {} }, 'clear')}>{words.clearConditions}</Button>
      }
    />
  );
  return (
    <>
      <HiddenText aria-live="polite">{isNarrowed(query) && !loading ? words.matches(count) : ''}</HiddenText>
      {error && !bare ? <TableErrorBar {...error} /> : null}
      <Viewport
        ref={setScroller}
        data-part="viewport"
        data-limited={limited ? '' : undefined}
        data-virtual={virtual && !bare ? '' : undefined}
        style={{ '--local-height': height ?? '32rem' } as CSSProperties}
        {...(limited ? { role: 'region', 'aria-label': words.region(caption), tabIndex: 0 } : {})}
      >
        <DrawnGrid
          data-part="table"
          data-virtual={virtual ? '' : undefined}
          data-sticky-head={limited ? '' : undefined}
          data-sticky-first={model.stickyFirst ? '' : undefined}
          aria-busy={loading || undefined}
          aria-rowcount={count + 1}
        >
          <caption>{loading ? tableWords.loading(caption) : caption}</caption>
          <DataTableHead
            columns={visible}
            query={query}
            onSort={(key) => change({ sort: nextSort(query.sort, key) }, 'sort')}
            onFilter={(key, values) => change({ filters: { ...query.filters, [key]: values } }, 'filter')}
            expandable={expandable}
            selection={selectable ? { state: selection.state, onToggle: selection.toggleAll } : undefined}
          />
          <DataTableBody
            columns={visible}
            rows={shown}
            rowKey={model.rowKey}
            offset={offset}
            selection={selectable ? selection : undefined}
            onRowClick={model.onRowClick}
            renderDetail={expandable ? model.renderDetail : undefined}
            virtual={virtual ? { scroller: model.scroller, estimateHeight: model.estimateHeight } : undefined}
            notice={{
              error,
              loading: loading || beyond,
              skeletonRows: model.skeletonRows,
              empty: isNarrowed(query) ? noMatch : model.empty,
            }}
          />
        </DrawnGrid>
      </Viewport>
    </>
  );
}
