export { DaysToExpiry, type DaysToExpiryProps } from './DaysToExpiry.js';
