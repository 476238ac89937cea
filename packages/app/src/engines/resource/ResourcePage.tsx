import { BulkActions } from '@ca-portal/ui/bulk-actions';
import { Button } from '@ca-portal/ui/button';
import { Card } from '@ca-portal/ui/card';
import { DataTable, type DataTableColumn } from '@ca-portal/ui/data-table';
import { Drawer } from '@ca-portal/ui/drawer';
import { Empty } from '@ca-portal/ui/empty';
import { Icon } from '@ca-portal/ui/icon';
import { PageHeading } from '@ca-portal/ui/page-heading';
import { RowActions } from '@ca-portal/ui/row-actions';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef, useState, type CSSProperties } from 'react';
import { refresh } from '../../api/query.js';
import { useSession } from '../../session/useSession.js';
import { Guarded } from '../../shared/failure/index.js';
import { useSaved } from '../../shared/files/index.js';
import { tableFailure, useDebounced } from '../../shared/list/index.js';
import { useListState } from './address.js';
import { allActions, itemsFor } from './all-actions.js';
import type { FormValues, ListQuery, ResourceAction, ResourceDescription } from './description.js';
import { DescribedFilters, filterKeys } from './filters.js';
import { Details } from './resource.styles.js';
import { LazyForm } from './LazyForm.js';
import { valuesIn } from './row-values.js';
import { SavedFilters } from './SavedFilters.js';
import { useActions, useMay } from './useActions.js';

/** Wide enough for lists of four columns in the details. */
const roomForTables = { '--ca-drawer-w': '40rem' } as CSSProperties;

interface ResourcePageProps<Row extends object> {
  /** Must be declared outside the component, or memoized. */
  of: ResourceDescription<Row>;
}
type Panel<Row> =
  | { readonly kind: 'form'; readonly row: Row | undefined; readonly values: FormValues }
  | { readonly kind: 'detail'; readonly row: Row };

/** The page of a table: search, details, add, change, actions, export. */
export function ResourcePage<Row extends object>({ of: page }: ResourcePageProps<Row>) {
  const { title, noun, rows: source, rowKey, form } = page;
  const filters = page.filters ?? {};
  const [state, setState] = useListState(filterKeys(filters));
  const { table } = state;
  const query: ListQuery = {
    page: table.page,
    pageSize: table.pageSize,
    words: useDebounced(table.search.trim()),
    filters: state.filters,
    sort: table.sort,
  };
  const list = useQuery({ ...source.page(query), placeholderData: keepPreviousData });
  const client = useQueryClient();
  const reload = () => refresh(client, [source.group, ...(page.refreshes ?? [])]);
  const may = useMay();
  const person = useSession().data?.info.person.userGuid ?? '';
  const { export: exported } = page;
  const { save, saving } = useSaved();
  const [panel, setPanel] = useState<Panel<Row>>();
  const nameOf = (rows: readonly Row[]) =>
    rows.length === 1 && rows[0] ? `“${page.name(rows[0])}”` : ` ${rows.length} 个${noun}`;
  const { start, dialogs } = useActions<Row>(reload, nameOf);
  // Counts what is opened and closed: the values of a form that come late do not replace what has been opened since.
  const turns = useRef(0);
  const show = (next: Panel<Row> | undefined) => {
    turns.current += 1;
    setPanel(next);
  };
  const close = () => show(undefined);

  const openForm = async (row: Row | undefined) => {
    if (!form) return;
    const turn = (turns.current += 1);
    try {
      const values =
        row === undefined ? form.blank : await (form.edit?.values?.(row) ?? valuesIn(row, form.blank));
      if (turns.current === turn) show({ kind: 'form', row, values });
    } catch {
      // The call has shown the error, and nothing opens.
    }
  };
  const actions = allActions(page, may, (row) => void openForm(row));
  const columns = useMemo(
    () =>
      columnsOf(
        page,
        actions,
        (action, row) => void start(action, [row]),
        (row) => show({ kind: 'detail', row }),
      ),
    // oxlint-disable-next-line react/exhaustive-deps -- `actions` and `start` follow from these
    [page, may],
  );
  const bulk = actions.filter((action) => action.bulk);
  const shown = list.data?.rows;
  const narrowed = query.words !== '' || Object.values(query.filters).some(Boolean);
  return (
    <Guarded of={list}>
      <PageHeading
        title={title}
        description={page.description}
        actions={
          <>
            {page.head?.(() => void reload())}
            {exported && may(exported.permission) ? (
              <Button
                icon={<Icon name="download" />}
                loading={saving}
                loadingText="生成中"
                onClick={() => save(() => exported.run(query))}
              >
                {list.data ? `导出 ${list.data.total} 条` : '导出'}
              </Button>
            ) : null}
            {form?.add && may(form.add.permission) ? (
              <Button variant="primary" icon={<Icon name="plus" />} onClick={() => void openForm(undefined)}>
                新增{noun}
              </Button>
            ) : null}
          </>
        }
      />
      {page.above}
      <Card padding="none" aria-label={title}>
        <SavedFilters
          page={title}
          person={person}
          words={table.search.trim()}
          filters={state.filters}
          onApply={(search, next) => setState({ table: { ...table, search, page: 1 }, filters: next })}
        />
        <DataTable
          caption={title}
          columns={columns}
          rows={shown}
          rowKey={rowKey}
          total={list.data?.total ?? 0}
          loading={list.isPending}
          searchable={page.search !== undefined}
          searchPlaceholder={page.search}
          columnChoice
          columnsStorageKey={`columns:${title}`}
          query={table}
          onQueryChange={(next, { reason }) =>
            setState({ table: next, filters: reason === 'clear' ? {} : state.filters })
          }
          toolbar={
            <DescribedFilters
              filters={filters}
              values={state.filters}
              onChange={(next) => setState({ table: { ...table, page: 1 }, filters: next })}
              onClear={
                narrowed
                  ? () => setState({ table: { ...table, search: '', page: 1 }, filters: {} })
                  : undefined
              }
            />
          }
          selectable={bulk.length > 0}
          {...(bulk.length > 0
            ? {
                bulkActions: (keys: readonly string[], clear: () => void) => (
                  <BulkActions
                    actions={bulk}
                    rows={(shown ?? []).filter((row) => keys.includes(String(rowKey(row))))}
                    noun={noun}
                    onStart={(action, able) => void start(action, able).then((done) => done && clear())}
                  />
                ),
              }
            : {})}
          {...tableFailure(list)}
          empty={
            narrowed ? (
              <Empty
                size="sm"
                art="search"
                title={`没有符合条件的${noun}`}
                reason="请放宽或清除条件后再试。"
              />
            ) : (
              <Empty
                size="sm"
                title={page.emptyTitle ?? `还没有${noun}`}
                reason={page.emptyReason ?? '有了记录会出现在这里。'}
              />
            )
          }
        />
      </Card>
      {panel?.kind === 'form' && form ? (
        <LazyForm
          key={panel.row === undefined ? 'new' : rowKey(panel.row)}
          description={form}
          row={panel.row}
          values={panel.values}
          title={panel.row === undefined ? `新增${noun}` : `编辑${noun}“${page.name(panel.row)}”`}
          onSaved={reload}
          onClose={close}
        />
      ) : null}
      {panel?.kind === 'detail' ? (
        <Drawer open onOpenChange={close} title={page.name(panel.row)} style={roomForTables}>
          <Details>{page.detail?.(panel.row)}</Details>
        </Drawer>
      ) : null}
      {dialogs}
    </Guarded>
  );
}

/** The table's columns; the name opens the details, and the actions are in the last column. */
function columnsOf<Row extends object>(
  { columns, detail, name }: ResourceDescription<Row>,
  actions: readonly ResourceAction<Row>[],
  onStart: (action: ResourceAction<Row>, row: Row) => void,
  onOpen: (row: Row) => void,
): readonly DataTableColumn<Row>[] {
  const listed = columns.map((column) => {
    if (!column.primary) return column;
    // The name of the row, for its checkbox; the server sorts, if at all.
    const named = { sortable: false, ...column, value: name };
    if (!detail) return named;
    const render = (row: Row, index: number) => (
      <Button variant="text" onClick={() => onOpen(row)}>
        {column.render(row, index)}
      </Button>
    );
    return { ...named, render };
  });
  if (actions.length === 0) return listed;
  const last: DataTableColumn<Row> = {
    key: 'actions',
    header: '操作',
    actions: true,
    render: (row) => <RowActions name={name(row)} items={itemsFor(row, actions, onStart)} />,
  };
  return [...listed, last];
}
