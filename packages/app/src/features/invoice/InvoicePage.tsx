import { Button } from '@ca-portal/ui/button';
import { Card } from '@ca-portal/ui/card';
import { Icon } from '@ca-portal/ui/icon';
import { PageHeading } from '@ca-portal/ui/page-heading';
import { Tabs } from '@ca-portal/ui/tabs';
import { useState } from 'react';
import { useAddressState } from '../../routing/useAddressState.js';
import { TabBar } from '../../shared/list/index.js';
import { Guarded } from '../../shared/failure/index.js';
import { OrdersView } from './components/OrdersView.js';
import { RecordsView } from './components/RecordsView.js';
import { TitlesView } from './components/TitlesView.js';
import { positionParams, readPosition, start, type InvoiceTab } from './invoice-position.js';
import { useInvoiceable, useInvoices, useTitles } from './queries.js';

const descriptions = {
  orders: '按实付金额开具，不含优惠券部分。余额充值不开票，消费后再开。',
  records: '已开发票可下载 PDF、OFD、XML，也可以重发到邮箱。',
  titles: '抬头保存后，开票时直接选用。专用发票的抬头须与证书单位一致。',
} as const satisfies Record<InvoiceTab, string>;

/** 发票管理 (/core/invoice): orders that can be invoiced, invoices and titles (spec 2.3). */
export function InvoicePage() {
  const [position, moveTo] = useAddressState(readPosition, positionParams);
  const [adding, setAdding] = useState(false);
  const { tab } = position;
  const orders = useInvoiceable(position, tab === 'orders');
  const records = useInvoices(position, tab === 'records');
  // Loaded with the orders, too: the application then opens with its titles.
  const titles = useTitles(tab !== 'records');
  return (
    <Guarded of={{ orders, records, titles }[tab]}>
      <PageHeading
        title="发票管理"
        description={descriptions[tab]}
        actions={
          tab === 'titles' ? (
            <Button variant="primary" icon={<Icon name="plus" />} onClick={() => setAdding(true)}>
              新增抬头
            </Button>
          ) : undefined
        }
      />
      <Card padding="none" aria-label="发票">
        <TabBar>
          <Tabs
            label="发票管理的分类"
            items={[
              { value: 'orders', label: '可开票订单' },
              { value: 'records', label: '开票记录' },
              { value: 'titles', label: '发票抬头' },
            ]}
            value={tab}
            onValueChange={(next) => moveTo({ ...start, tab: next as InvoiceTab })}
          />
        </TabBar>
        {tab === 'orders' ? (
          <OrdersView orders={orders} position={position} onChange={moveTo} />
        ) : tab === 'records' ? (
          <RecordsView invoices={records} position={position} onChange={moveTo} />
        ) : (
          <TitlesView titles={titles} adding={adding} onAddingChange={setAdding} />
        )}
      </Card>
    </Guarded>
  );
}
