export { PriceSummary, type PriceLine, type PriceSummaryProps } from './PriceSummary.js';
