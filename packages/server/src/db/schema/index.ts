export * from './accounts.js';
export * from './certificates.js';
export * from './content.js';
export * from './orders.js';
export * from './payments.js';
export * from './records.js';
export * from './shop.js';
