export type { InvoiceFacts, InvoiceFormat, InvoicePlatform } from './invoice-platform.js';
