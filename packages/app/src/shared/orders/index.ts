export { invoiceTitleOf, keepInvoiceTitle } from './invoice-title.js';
export { latePayment } from './late-payment.js';
export { numberTail } from './number-tail.js';
export { isCourse, orderDetailPath, orderPaths } from './order-paths.js';
export { OrderStatusTag } from './OrderStatusTag.js';
export { orderLines, priceWith, savedFen } from './price-lines.js';
export { awaitsHolder, deliveryName, receivingOf, wayOf } from './receiving.js';
export { writeLabel } from './write-label.js';
