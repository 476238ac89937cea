import type { FieldLimits } from '@ca-portal/api';
import { Field, type FieldRule } from '@ca-portal/ui/form';
import type { ReactElement } from 'react';
import type { FieldDescription } from './fields.js';
import * as formControls from './form-controls.js';
import { problemOf, requirement } from './limits.js';

interface DescribedFieldProps<Values> {
  /** Its path in the form's values. */
  name: string;
  field: FieldDescription<unknown, Values>;
  /** Used if neither the description nor the contract says whether it is required. */
  requiredUnlessSaid: boolean;
  /** Its limits in the contract. @default none */
  limits?: FieldLimits;
}
const none: FieldLimits = {};

/** One field by its description; the forms of all engines consist of these. */
export function DescribedField<Values>({
  name,
  field,
  requiredUnlessSaid,
  limits = none,
}: DescribedFieldProps<Values>) {
  const { label, hint, rules = [], group, wide, control } = field;
  const limited: FieldRule<unknown> = (value) => {
    const reason = problemOf(field, value, limits);
    return reason === undefined || { ok: false, reason };
  };
  return (
    <div {...(wide ? { 'data-wide': '' } : {})}>
      <Field<unknown>
        name={name}
        label={label}
        hint={hint}
        required={requirement(field.required, limits) ?? requiredUnlessSaid}
        rules={[limited, ...rules]}
        {...(group ? { group } : {})}
      >
        {(state): ReactElement => control(state, formControls, limits)}
      </Field>
    </div>
  );
}
