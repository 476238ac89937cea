import { useWatch } from '@ca-portal/ui/form';
import { FieldGrid } from '../../../shared/page/index.js';
import { DescribedField, type FieldDescription, type FieldDescriptions } from '../../resource/index.js';
import type { ApplicationValues } from '../description.js';

/** Fields of a business in two columns, without those that do not apply to the current values. */
export function OwnFields({ fields }: { fields: FieldDescriptions<Record<string, unknown>> }) {
  const own = useWatch<ApplicationValues, 'own'>({ name: 'own' });
  return (
    <FieldGrid>
      {Object.entries(fields).map(([name, field]) => {
        if (!field) return null;
        const described = field as FieldDescription<unknown, Record<string, unknown>>;
        if (described.when?.(own) === false) return null;
        return <DescribedField key={name} name={`own.${name}`} field={described} requiredUnlessSaid />;
      })}
    </FieldGrid>
  );
}
