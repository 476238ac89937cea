export { factsOf } from './facts.js';
export { reverseForOrder, reverseInvoice } from './reverse.js';
export { type InvoiceRow, type TitleRow, invoiceView, labelsOf, ordersOn, titleView } from './view.js';
