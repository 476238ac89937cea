import { Button } from '@ca-portal/ui/button';
import { Field, useForm } from '@ca-portal/ui/form';
import { Icon } from '@ca-portal/ui/icon';
import { IconButton } from '@ca-portal/ui/icon-button';
import { Input } from '@ca-portal/ui/input';
import { useState } from 'react';
import { FormDialog } from '../../shared/form/FormDialog.js';
import type { FilterValues } from './filters.js';
import { Saved } from './resource.styles.js';
import { useSavedFilters } from './saved-filters.js';

interface SavedFiltersProps {
  page: string;
  person: string;
  words: string;
  filters: FilterValues;
  onApply: (words: string, filters: FilterValues) => void;
}

/** Chips of kept filters, and the way to keep those in force now. */
export function SavedFilters({ page, person, words, filters, onApply }: SavedFiltersProps) {
  const { saved, save, remove } = useSavedFilters(page, person);
  const [naming, setNaming] = useState(false);
  const form = useForm({ defaultValues: { name: '' } });
  const narrowed = words !== '' || Object.values(filters).some(Boolean);
  if (saved.length === 0 && !narrowed) return null;
  return (
    <Saved aria-label="我的筛选">
      {saved.length > 0 ? <span>我的筛选</span> : null}
      {saved.map((one) => (
        <span key={one.name}>
          <Button size="sm" onClick={() => onApply(one.words, one.filters)}>
            {one.name}
          </Button>
          <IconButton
            size="sm"
            icon={<Icon name="close" />}
            label={`删除筛选“${one.name}”`}
            onClick={() => remove(one.name)}
          />
        </span>
      ))}
      {narrowed ? (
        <Button size="sm" variant="text" icon={<Icon name="plus" />} onClick={() => setNaming(true)}>
          保存当前筛选
        </Button>
      ) : null}
      {naming ? (
        <FormDialog
          title="保存当前筛选"
          size="sm"
          form={form}
          submitLabel="保存"
          onSubmit={async ({ name }) => {
            save({ name: name.trim(), words, filters });
            form.reset({ name: '' });
          }}
          onClose={() => setNaming(false)}
        >
          <Field name="name" label="名称" required hint="只保存在这台电脑的浏览器中。">
            <Input maxLength={12} />
          </Field>
        </FormDialog>
      ) : null}
    </Saved>
  );
}
