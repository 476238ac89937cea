export { factsOf } from './facts.js';
export { finishReversals, reverseForOrder, reverseInvoice, type ReversalFirst } from './reverse.js';
export { type InvoiceRow, type TitleRow, invoiceView, labelsOf, ordersOn, titleView } from './view.js';
