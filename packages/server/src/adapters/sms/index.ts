export { mountOutbox } from './outbox-page.js';
