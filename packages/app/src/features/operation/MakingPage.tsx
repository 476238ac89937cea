import { Lists } from './Lists.js';
import { failedDesk, handOverDesk, makingPage, shipDesk, shippedDesk, toMakeDesk } from './pages/making.js';

const lists = [
  { key: 'make', label: '待制证', of: makingPage, desk: toMakeDesk },
  { key: 'handOver', label: '待领取', of: makingPage, desk: handOverDesk },
  { key: 'ship', label: '待发货', of: makingPage, desk: shipDesk },
  { key: 'shipped', label: '在途', of: makingPage, desk: shippedDesk },
  { key: 'failed', label: '制证异常', of: makingPage, desk: failedDesk },
];

/** 制证发放: locks that the office writes, hands over and sends, step by step. */
export const MakingPage = () => <Lists label="制证环节" lists={lists} />;
