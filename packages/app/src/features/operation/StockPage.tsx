import { Lists } from './Lists.js';
import { stockDaysPage } from './pages/stock-days.js';
import { stockPage } from './pages/stock.js';

const lists = [
  { key: 'sticks', label: '介质', of: stockPage },
  { key: 'days', label: '每日进出', of: stockDaysPage },
];

/** 介质库存: every lock by serial number, and the daily changes of the stock. */
export const StockPage = () => <Lists label="库存" lists={lists} />;
