export { testAuthorities } from './test-authority.js';
