import { createContext, type ReactNode, useContext } from 'react';
import { DataTableRoot } from '../DataTable.styles.js';
import type { DataTableCommon } from '../dataTableProps.js';
import { type DataTableModel, useDataTable } from '../useDataTable.js';

/** Context cannot be generic: the parts treat rows as objects; columns and rows know the real type. */
type AnyModel = DataTableModel<object>;

const DataTableContext = createContext<AnyModel | undefined>(undefined);

/** The context of the table. @throws Error outside of `Root` */
export function useDataTableModel(): AnyModel {
  const model = useContext(DataTableContext);
  if (!model) throw new Error('The parts of a table stand in DataTable.Root');
  return model;
}

export interface RootProps<Row extends object> extends DataTableCommon<Row> {
  /** `Toolbar`, `Selection`, `Grid` and `Pager`, in any order. */
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
