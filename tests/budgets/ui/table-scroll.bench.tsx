import { DataTable, type DataTableColumn } from '@ca-portal/ui/data-table';
import { StatusTag } from '@ca-portal/ui/status-tag';
import { createRoot } from 'react-dom/client';
import { type Bench, longestFrame } from './kit.js';

interface Order {
  id: string;
  name: string;
  fen: number;
}

const rows: Order[] = Array.from({ length: 10_000 }, (_, index) => ({
  id: `DD${String(index).padStart(6, '0')}`,
  name: `企业主锁延期 ${index}`,
  fen: (index * 37) % 90_000,
}));
const columns: DataTableColumn<Order>[] = [
  { key: 'name', header: '业务', primary: true, value: ({ name }) => name, render: ({ name }) => name },
  { key: 'id', header: '订单号', value: ({ id }) => id, render: ({ id }) => id },
  { key: 'fen', header: '金额', align: 'right', value: ({ fen }) => fen, render: ({ fen }) => fen },
  {
    key: 'state',
    header: '状态',
    render: () => (
      <StatusTag family="violet" icon="arc">
        制证中
      </StatusTag>
    ),
  },
];
const rowKey = ({ id }: Order) => id;
const scrollerOf = (root: HTMLElement) => root.querySelector('[data-part="viewport"]') as HTMLElement;

/** Two rows per frame, like a wheel, then jumps of several screens, like the scroll bar. */
export const bench: Bench = {
  title: 'Scrolling a table of 10,000 rows: longest frame after the first',
  limit: 50,
  subject: {
    setUp: (root) => {
      createRoot(root).render(
        <DataTable caption="订单" columns={columns} rows={rows} rowKey={rowKey} virtual height="600px" />,
      );
    },
    run: async (root) => {
      const scroller = scrollerOf(root);
      scroller.scrollTop = 0;
      return longestFrame(120, (frame) => {
        scroller.scrollTop += frame < 90 ? 104 : 2500;
      });
    },
  },
};
