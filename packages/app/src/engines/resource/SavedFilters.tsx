import { SavedFilters as SavedFilterChips } from '@ca-portal/ui/saved-filters';
import type { FilterValues } from './filters.js';
import { useSavedFilters } from './saved-filters.js';

interface SavedFiltersProps {
  page: string;
  person: string;
  words: string;
  filters: FilterValues;
  onApply: (words: string, filters: FilterValues) => void;
}

/** The saved filters of one user on one page, kept in this browser. */
export function SavedFilters({ page, person, words, filters, onApply }: SavedFiltersProps) {
  const { saved, save, remove } = useSavedFilters(page, person);
  const narrowed = words !== '' || Object.values(filters).some(Boolean);
  return (
    <SavedFilterChips
      names={saved.map(({ name }) => name)}
      onApply={(name) => {
        const chosen = saved.find((one) => one.name === name);
        if (chosen) onApply(chosen.words, chosen.filters);
      }}
      onRemove={remove}
      onSave={narrowed ? (name) => save({ name, words, filters }) : undefined}
    />
  );
}
