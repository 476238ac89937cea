export { sandboxInvoices } from './sandbox-invoice.js';
