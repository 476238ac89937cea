export { Table, type TableProps } from './Table.js';
export type { TableColumn, TableContent } from './tableParts.js';
