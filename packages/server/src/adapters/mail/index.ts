export { mountMailOutbox } from './outbox-page.js';
