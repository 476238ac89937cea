import { createContext, type ReactNode, useContext } from 'react';
import { DataTableRoot } from '../DataTable.styles.js';
import type { DataTableCommon } from '../dataTableProps.js';
import { type DataTableModel, useDataTable } from '../useDataTable.js';

/** The parts know rows as objects only; what is in one is between the columns and whoever gives them. */
type AnyModel = DataTableModel<object>;

const DataTableContext = createContext<AnyModel | undefined>(undefined);

/** The table around a part. @throws Error outside of `Root` */
export function useDataTableModel(): AnyModel {
  const model = useContext(DataTableContext);
  if (!model) throw new Error('The parts of a table stand in DataTable.Root');
  return model;
}

export interface RootProps<Row extends object> extends DataTableCommon<Row> {
  /** `Toolbar`, `Selection`, `Grid` and `Pager`, in the order that you want them. */
  children: ReactNode;
}

/** Holds rows, columns, query and selection for the parts in it. */
export function Root<Row extends object>({ children, ...props }: RootProps<Row>) {
  const model = useDataTable<Row>(props);
  return (
    <DataTableContext value={model as unknown as AnyModel}>
      <DataTableRoot {...model.rest} data-component="DataTable">
        {children}
      </DataTableRoot>
    </DataTableContext>
  );
}
