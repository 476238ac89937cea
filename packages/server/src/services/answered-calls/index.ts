export { forgetAnsweredCalls, once } from './once.js';
