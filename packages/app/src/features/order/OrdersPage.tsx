import { type OrderSummary } from '@ca-portal/api';
import { orderTabLabels, orderTabs } from '@ca-portal/api/domain';
import { Button, LinkButton } from '@ca-portal/ui/button';
import { Card } from '@ca-portal/ui/card';
import { Icon } from '@ca-portal/ui/icon';
import { PageHeading } from '@ca-portal/ui/page-heading';
import { Tabs } from '@ca-portal/ui/tabs';
import { orders as routes } from '@ca-portal/api/groups/orders';
import { useState } from 'react';
import { call } from '../../api/query.js';
import { useAddressState } from '../../routing/useAddressState.js';
import { ListTable, TabBar, useDebounced } from '../../shared/list/index.js';
import { SavedFilters } from '../../engines/resource/index.js';
import { useCurrentUser } from '../../session/useSession.js';
import { Guarded } from '../../shared/failure/index.js';
import { useSaved } from '../../shared/files/index.js';
import { ChosenOrders } from './components/ChosenOrders.js';
import { NoOrders } from './components/NoOrders.js';
import { orderColumns } from './components/order-columns.js';
import { OrderFilters } from './components/OrderFilters.js';
import { filtersOf, positionParams, readPosition, start } from './order-position.js';
import { TableBox } from './OrdersPage.styles.js';
import { useOrderCounts, useOrders } from './queries.js';

const pageSize = 10;

/** 我的订单 (`/core/order`): one next step for each order; tab, filters and page are in the address. */
export function OrdersPage() {
  const [position, moveTo] = useAddressState(readPosition, positionParams);
  const filters = filtersOf({ ...position, words: useDebounced(position.words) });
  const orders = useOrders({ page: position.page, limit: pageSize, ...filters });
  const counts = useOrderCounts();
  const { save, saving } = useSaved();
  const [chosen, setChosen] = useState<readonly OrderSummary[]>([]);
  const person = useCurrentUser()?.person.userGuid ?? '';
  const { tab, page } = position;
  const total = orders.data?.total ?? 0;

  return (
    <Guarded of={orders}>
      <PageHeading
        title="我的订单"
        description="每笔订单只有一个下一步，点订单上的按钮即可。"
        actions={
          <>
            <Button
              icon={<Icon name="download" />}
              loading={saving}
              loadingText="生成中"
              {...(total === 0 ? { disabledReason: '没有可以导出的订单' } : {})}
              onClick={() => save(() => call(routes, 'export', { query: filters }))}
            >
              导出
            </Button>
            <LinkButton variant="primary" icon={<Icon name="plus" />} href="/product">
              办理证书
            </LinkButton>
          </>
        }
      />
      <Card padding="none">
        <TabBar>
          <Tabs
            label="按状态查看订单"
            items={orderTabs.map((value) => ({
              value,
              label: orderTabLabels[value],
              badge: counts.data?.find((one) => one.tab === value)?.count,
            }))}
            value={tab}
            onValueChange={(next) =>
              moveTo({ ...position, tab: orderTabs.find((one) => one === next) ?? 'all', page: 1 })
            }
          />
        </TabBar>
        <OrderFilters position={position} onChange={moveTo} />
        <SavedFilters
          page="我的订单"
          person={person}
          words={position.words}
          filters={{ type: position.type, from: position.from, to: position.to }}
          // Saved filters may contain values that no longer exist: they are validated like an address.
          onApply={(words, kept) => moveTo(readPosition(new URLSearchParams({ ...kept, tab, words })))}
        />
        <ChosenOrders chosen={chosen} onClear={() => setChosen([])} />
        <TableBox>
          <ListTable
            list={orders}
            unharmed="订单没有变化"
            caption={tab === 'all' ? '我的订单' : `我的订单，${orderTabLabels[tab]}`}
            columns={orderColumns({
              onPaymentEnd: () => void orders.refetch(),
              chosen,
              onChoose: setChosen,
            })}
            rowKey={({ orderNo }) => orderNo}
            empty={<NoOrders position={position} onClear={() => moveTo({ ...start, tab })} />}
            pages={{ page, pageSize, onPage: (next) => moveTo({ ...position, page: next }) }}
          />
        </TableBox>
      </Card>
    </Guarded>
  );
}
