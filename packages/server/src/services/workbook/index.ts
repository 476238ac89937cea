export { workbook } from './workbook.js';
