import { useEffect, useState, type ReactNode } from 'react';
import type { Asking, FormValues, ResourceAction, ResourceForm } from './description.js';
import { LazyForm } from './LazyForm.js';

/** Makes an action that opens a short form; the server's refusal is shown at the field that caused it. */
export function askAction<Row, Values extends FormValues>(
  blank: Values,
  { limits, fields, values, explain, run, done, ...action }: Asking<Row, Values>,
): ResourceAction<Row> {
  return {
    ...action,
    dialog: (row, close) => (
      <Asked values={() => values?.(row) ?? blank} onClose={close}>
        {(started) => (
          <LazyForm
            // The panel only returns values of these fields.
            description={
              {
                fields: typeof fields === 'function' ? fields(row) : fields,
                blank,
                ...(limits ? { limits } : {}),
                edit: { values: () => started, run },
                ...(explain ? { says: (now: Values) => explain(row, now) } : {}),
                size: 'lg',
              } as unknown as ResourceForm<Row>
            }
            row={row}
            values={started}
            title={action.label}
            submitLabel={action.label}
            saved={done}
            onSaved={async () => undefined}
            onClose={close}
          />
        )}
      </Asked>
    ),
  };
}

interface AskedProps<Values> {
  values: () => Values | Promise<Values>;
  onClose: () => void;
  children: (started: Values) => ReactNode;
}
/** Loads the initial values; if that fails, the call has shown the error, and nothing opens. */
function Asked<Values>({ values, onClose, children }: AskedProps<Values>) {
  const [started, setStarted] = useState<Values>();
  useEffect(() => {
    let wanted = true;
    void (async () => {
      try {
        const found = await values();
        if (wanted) setStarted(found);
      } catch {
        if (wanted) onClose();
      }
    })();
    return () => {
      wanted = false;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- once for each opening
  }, []);
  return started === undefined ? null : children(started);
}
