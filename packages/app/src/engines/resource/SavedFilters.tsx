import { Button } from '@ca-portal/ui/button';
import { lazyPart } from '@ca-portal/ui/error-boundary';
import { Icon } from '@ca-portal/ui/icon';
import { IconButton } from '@ca-portal/ui/icon-button';
import { Suspense, useState } from 'react';
import type { FilterValues } from './filters.js';
import { Saved } from './resource.styles.js';
import { useSavedFilters } from './saved-filters.js';

const SaveFilterDialog = lazyPart(async () => (await import('./SaveFilterDialog.js')).SaveFilterDialog);

interface SavedFiltersProps {
  page: string;
  person: string;
  words: string;
  filters: FilterValues;
  onApply: (words: string, filters: FilterValues) => void;
}

/** Chips of saved filters, and a button to save the current one. */
export function SavedFilters({ page, person, words, filters, onApply }: SavedFiltersProps) {
  const { saved, save, remove } = useSavedFilters(page, person);
  const [naming, setNaming] = useState(false);
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
        <Suspense>
          <SaveFilterDialog
            onSave={(name) => save({ name, words, filters })}
            onClose={() => setNaming(false)}
            setShown={setNaming}
          />
        </Suspense>
      ) : null}
    </Saved>
  );
}
