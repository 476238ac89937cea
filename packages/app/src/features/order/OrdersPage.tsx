import { isApiError } from '@ca-portal/api';
import { errorCodes } from '@ca-portal/api/domain';
import { LinkButton } from '@ca-portal/ui/button';
import { Card } from '@ca-portal/ui/card';
import { Empty } from '@ca-portal/ui/empty';
import { PageHeading } from '@ca-portal/ui/page-heading';
import { Table } from '@ca-portal/ui/table';
import { Tabs } from '@ca-portal/ui/tabs';
import { useAddressState } from '../../routing/useAddressState.js';
import { orderColumns } from './components/order-columns.js';
import { allTab, orderTabs, positionParams, readPosition } from './order-tabs.js';
import { TabBar } from '../../shell/layout/ListCard.styles.js';
import { ListFoot } from '../../shell/layout/ListFoot.js';
import { NoPermission } from '../../shell/NoPermission.js';
import { TableBox } from './OrdersPage.styles.js';
import { useOrders } from './queries.js';
import { Icon } from '@ca-portal/ui/icon';

const pageSize = 10;

/** 我的订单 (`/core/order`): one next step for each order; state and page are in the address. */
export function OrdersPage() {
  const [{ tab, page }, moveTo] = useAddressState(readPosition, positionParams);
  const orders = useOrders({
    page,
    limit: pageSize,
    ...(tab === allTab ? {} : { state: Number(tab) }),
  });
  const label = orderTabs.find(({ value }) => value === tab)?.label ?? '';

  if (isApiError(orders.error, errorCodes.forbidden)) return <NoPermission />;
  return (
    <>
      <PageHeading
        title="我的订单"
        description="每笔订单只有一个下一步，点订单上的按钮即可。"
        actions={
          <LinkButton variant="primary" icon={<Icon name="plus" />} href="/product">
            办理证书
          </LinkButton>
        }
      />
      <Card padding="none">
        <TabBar>
          <Tabs
            label="按状态查看订单"
            items={orderTabs}
            value={tab}
            onValueChange={(next) => moveTo({ tab: next, page: 1 })}
          />
        </TabBar>
        <TableBox>
          <Table
            caption={tab === allTab ? '我的订单' : `我的订单，${label}`}
            columns={orderColumns(() => void orders.refetch())}
            rows={orders.data?.rows ?? []}
            rowKey={({ orderNo }) => orderNo}
            loading={orders.isPending || orders.isPlaceholderData}
            {...(orders.isError
              ? {
                  error: {
                    message: '订单没有加载出来，可能是网络断开或服务器繁忙。',
                    onRetry: () => void orders.refetch(),
                  },
                }
              : {})}
            empty={
              <Empty
                art="lock"
                title={tab === allTab ? '还没有订单' : `没有${label}的订单`}
                reason={tab === allTab ? '办理证书后，可以在这里查看进度。' : '其他状态的订单在“全部”里。'}
                action={
                  <LinkButton variant="primary" href="/product">
                    办理证书
                  </LinkButton>
                }
              />
            }
          />
        </TableBox>
        <ListFoot
          page={page}
          pageSize={pageSize}
          total={orders.data?.total ?? 0}
          onPage={(next) => moveTo({ tab, page: next })}
        />
      </Card>
    </>
  );
}
