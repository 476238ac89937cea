import { type PriceLine, priceText, type Quote } from '@ca-portal/api/domain';
import { Table, type TableColumn } from '@ca-portal/ui/table';

const notes: Readonly<Record<PriceLine['key'], string>> = {
  service: '签发证书，含网上验证',
  medium: 'CA锁 1 把；在线写入用您已有的锁，不收',
  seal: '电子印章图片制作',
  platform: '基础平台以外的适用平台',
  courier: '寄到您填写的地址',
};

const columns: readonly TableColumn<PriceLine>[] = [
  { key: 'item', header: '项目', primary: true, render: ({ label }) => <b>{label}</b> },
  { key: 'note', header: '说明', render: ({ key }) => notes[key] },
  { key: 'unit', header: '单价', align: 'right', render: ({ unitFen }) => priceText(unitFen) },
  {
    key: 'quantity',
    header: '数量',
    align: 'right',
    render: ({ key, quantity }) => (key === 'service' ? `${quantity} 年` : quantity),
  },
  { key: 'amount', header: '小计', align: 'right', render: ({ amountFen }) => priceText(amountFen) },
];

/** 包含内容与费用: the items of the total. */
export function PriceTable({ quote }: { quote: Quote }) {
  return <Table caption="包含内容与费用" columns={columns} rows={quote.lines} rowKey={({ key }) => key} />;
}
