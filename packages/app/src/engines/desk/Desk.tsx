import { Button } from '@ca-portal/ui/button';
import { Card } from '@ca-portal/ui/card';
import { Empty } from '@ca-portal/ui/empty';
import { Input } from '@ca-portal/ui/input';
import { Skeleton } from '@ca-portal/ui/skeleton';
import { Switch } from '@ca-portal/ui/switch';
import { toaster } from '@ca-portal/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { desk as deskGroup } from '@ca-portal/api/groups/desk';
import { refresh } from '../../api/query.js';
import { Shown } from '../../shared/failure/index.js';
import { useDebounced } from '../../shared/list/index.js';
import { type ResourceAction, useActions } from '../resource/index.js';
import { oldestFirst, type DeskDescription } from './description.js';
import { DeskFigures } from './DeskFigures.js';
import { DeskItem } from './DeskItem.js';
import { Find, ItemColumn, Onward, Panes } from './desk.styles.js';
import { useDeskKeys, type DeskKey } from './keys.js';
import { useClaims, type Claim } from './useClaims.js';
import { useOnward } from './useOnward.js';
import { useItemAddress, useOpenItem } from './useOpenItem.js';
import { useWaiting } from './useWaiting.js';
import { WaitingList } from './WaitingList.js';

const heldWords = (claim: Claim | undefined): string | undefined =>
  claim && `${claim.claimedBy}正在处理，请先处理下一件。对方离开后，最多 5 分钟可以接手。`;

/** A queue processed item by item, also by keyboard: waiting items left, the open item with its decisions right. */
export function Desk<Row extends object>({ of }: { of: DeskDescription<Row> }) {
  const { table } = of;
  const [words, setWords] = useState('');
  const list = useWaiting(of, useDebounced(words.trim()));
  const rows = list.data && oldestFirst(of, list.data.rows);
  const keyOf = (row: Row) => String(table.rowKey(row));
  const [onward, setOnward] = useOnward();
  const client = useQueryClient();
  const reload = () => refresh(client, [table.rows.group, deskGroup, ...(table.refreshes ?? [])]);
  const { start, dialogs } = useActions<Row>(reload, ([row]) => (row ? `“${table.name(row)}”` : ''));
  const [busy, setBusy] = useState(false);
  const actions = useRef<readonly ResourceAction<Row>[]>([]);
  const search = useRef<HTMLInputElement>(null);
  const address = useItemAddress();
  const claims = useClaims(of, address[0]);
  const holder = (key: string) => claims?.find((claim) => claim.item === key && !claim.own);
  const item = useOpenItem(
    address,
    claims && rows?.map(keyOf),
    onward,
    () => {
      if (words === '') toaster.info(`刚才那件${table.noun}已由同事处理，或已被撤回。`);
    },
    (key) => !holder(key),
  );
  const at = rows?.findIndex((row) => keyOf(row) === item.open) ?? -1;
  const row = rows?.[at];
  const held = row && heldWords(holder(item.open));

  const decide: typeof start = async (action, chosen) => {
    item.deciding();
    setBusy(true);
    const done = await start(action, chosen).finally(() => setBusy(false));
    return done;
  };
  const doAction = (index: number) => {
    const action = actions.current[index];
    if (!action || !row || busy || held || action.href || action.locked?.(row)) return;
    void decide(action, [row]);
  };
  const turn = (by: number) => {
    const next = rows?.[at + by];
    if (next) item.show(keyOf(next), true);
  };
  const keys: DeskKey[] = [
    { key: 'j', does: '下一件', run: () => turn(1) },
    { key: 'k', does: '上一件', run: () => turn(-1) },
    ...(table.search === undefined ? [] : [{ key: '/', does: '查找', run: () => search.current?.focus() }]),
    ...[0, 1, 2].map((index) => ({
      key: String(index + 1),
      does: ['常用的决定', '第二个决定', '第三个决定'][index] ?? '',
      run: () => doAction(index),
    })),
    { key: 'Ctrl+Enter', does: '常用的决定', run: () => doAction(0) },
  ];
  const root = useRef<HTMLDivElement>(null);
  const { line, help } = useDeskKeys(root, keys);

  return (
    <Shown card of={list} what={table.noun} unharmed="已作出的决定不受影响">
      <DeskFigures of={of} rows={rows} total={list.data?.total} />
      <Panes ref={root} tabIndex={-1} data-component="Desk">
        <Card padding="none" title={`等待处理${list.data ? ` ${list.data.total}` : ''}`}>
          {table.search === undefined ? null : (
            <Find>
              <Input
                ref={search}
                aria-label={`查找${table.noun}`}
                placeholder={table.search}
                value={words}
                maxLength={50}
                onChange={({ target }) => setWords(target.value)}
              />
            </Find>
          )}
          {rows ? (
            <WaitingList
              rows={rows}
              keyOf={keyOf}
              name={table.name}
              line={of.line}
              since={of.since}
              current={item.open}
              heldBy={(key) => holder(key)?.claimedBy}
              onOpen={(key) => item.show(key, true)}
            />
          ) : (
            <Skeleton height="16rem" />
          )}
          <Onward>
            <Switch value={onward} onValueChange={setOnward}>
              处理完自动打开下一件
            </Switch>
          </Onward>
        </Card>
        {row ? (
          <DeskItem
            key={item.open}
            of={of}
            row={row}
            markKey={`${table.title} ${item.open} ${of.since(row) ?? ''}`}
            place={`第 ${at + 1} 件，共 ${list.data?.total ?? 0} 件`}
            busy={busy}
            held={held}
            start={decide}
            focused={item.focused}
            onActions={(offered) => {
              actions.current = offered;
            }}
          />
        ) : rows && claims ? (
          <ItemColumn>
            <Card>
              {rows[0] ? (
                <Empty
                  size="sm"
                  title="这一件已处理"
                  titleLevel={2}
                  reason={`还有 ${list.data?.total ?? 0} 件在等待。`}
                  action={
                    <Button variant="primary" onClick={() => rows[0] && item.show(keyOf(rows[0]), true)}>
                      打开下一件
                    </Button>
                  }
                />
              ) : (
                <Empty
                  size="sm"
                  {...(words ? { art: 'search' as const } : {})}
                  title={words ? `没有符合条件的${table.noun}` : '全部处理完'}
                  titleLevel={2}
                  reason={
                    words ? '请换一个关键词再试。' : `现在没有等待处理的${table.noun}，有新的会自动出现。`
                  }
                />
              )}
            </Card>
          </ItemColumn>
        ) : (
          <Skeleton height="24rem" />
        )}
      </Panes>
      {line}
      {help}
      {dialogs}
    </Shown>
  );
}
