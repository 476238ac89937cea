export * from './result.js';
export * from './mobile.js';
export * from './email.js';
export * from './credit-code.js';
export * from './id-card.js';
export * from './password.js';
export * from './names.js';
