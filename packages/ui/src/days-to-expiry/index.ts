export { DaysToExpiry, EXTENSION_WINDOW_DAYS, type DaysToExpiryProps } from './DaysToExpiry.js';
