import { type ComponentPropsWithRef, useRef } from 'react';
import { itemsOf } from '../internal/itemsOf.js';
import { Button } from '../button/Button.js';
import { Glyph } from '../icon/Glyph.js';
import { closeIcon, searchIcon } from '../icon/paths.js';
import { IconButton } from '../icon-button/IconButton.js';
import { Input } from '../input/Input.js';
import { useControllableState } from '../internal/useControllableState.js';
import { useWords } from '../theme/useWords.js';
import { SearchForm } from './GlobalSearch.styles.js';
import { zhGlobalSearch } from './GlobalSearch.zh.js';
import { SearchTerms } from './SearchTerms.js';

/** How a search was sent. */
export interface SearchDetails {
  /** By the button or Enter, by a suggestion, or by a search from before. */
  reason: 'submit' | 'suggestion' | 'recent';
}

export interface GlobalSearchProps extends Omit<
  ComponentPropsWithRef<'form'>,
  'children' | 'onSubmit' | 'defaultValue'
> {
  /** What is searched for. With it the caller keeps the state. */
  value?: string;
  /** What stands in the field at first. @default '' */
  defaultValue?: string;
  /** Called with the text of the field, and what changed it. */
  onValueChange?: (value: string, details: { reason: 'input' | 'clear' | 'suggestion' | 'recent' }) => void;
  /** What is to be searched for, trimmed and never empty. */
  onSearch?: (query: string, details: SearchDetails) => void;
  /** `hero` is the large one of the home page. @default 'bar' */
  variant?: 'bar' | 'hero';
  /** Words that others search for, below the field. */
  suggestions?: readonly string[] | null;
  /** What this person searched for before, newest first. The caller keeps it. */
  recent?: readonly string[] | null;
  /** Shows 清除记录 beside them. */
  onClearRecent?: () => void;
  /** What stands in the empty field. @default the words of the locale */
  placeholder?: string;
  /** Characters that a search may have. @default 200 */
  maxLength?: number;
}

/** The entry to the search over the whole site. It searches nothing itself: `onSearch` leads to the results. */
export function GlobalSearch({
  value,
  defaultValue = '',
  onValueChange,
  onSearch,
  variant = 'bar',
  suggestions,
  recent,
  onClearRecent,
  placeholder,
  maxLength = 200,
  ...rest
}: GlobalSearchProps) {
  const words = useWords('globalSearch', zhGlobalSearch);
  const field = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useControllableState(value, defaultValue, onValueChange);
  const look = (text: string, reason: SearchDetails['reason']) => {
    const wanted = text.trim();
    // Nothing to look for is no error: whoever pressed Enter is where the words go.
    if (wanted) onSearch?.(wanted, { reason });
    else field.current?.focus();
  };
  const take = (reason: 'suggestion' | 'recent') => (term: string) => {
    setQuery(term, { reason });
    look(term, reason);
  };

  return (
    <SearchForm
      // One element is both, so that ref and rest props stay on what can be submitted.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="search"
      aria-label={words.label}
      {...rest}
      data-component="GlobalSearch"
      data-variant={variant}
      onSubmit={(event) => {
        event.preventDefault();
        look(query, 'submit');
      }}
    >
      <div data-part="row">
        <Input
          ref={field}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          aria-label={words.label}
          placeholder={placeholder ?? words.placeholder}
          maxLength={maxLength}
          value={query}
          onValueChange={(next) => setQuery(next, { reason: 'input' })}
          prefix={<Glyph of={searchIcon} />}
          suffix={
            query ? (
              <IconButton
                size="sm"
                icon={<Glyph of={closeIcon} />}
                label={words.clear}
                onClick={() => {
                  setQuery('', { reason: 'clear' });
                  field.current?.focus();
                }}
              />
            ) : null
          }
        />
        <Button type="submit" variant="primary" size={variant === 'hero' ? 'lg' : 'md'}>
          {words.submit}
        </Button>
      </div>
      <SearchTerms kind="suggestions" terms={itemsOf(suggestions)} onTerm={take('suggestion')} />
      <SearchTerms kind="recent" terms={itemsOf(recent)} onTerm={take('recent')} onForget={onClearRecent} />
    </SearchForm>
  );
}
