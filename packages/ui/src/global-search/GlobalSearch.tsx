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
  /** By the button or Enter, by a suggestion, or from the history. */
  reason: 'submit' | 'suggestion' | 'recent';
}

export interface GlobalSearchProps extends Omit<
  ComponentPropsWithRef<'form'>,
  'children' | 'onSubmit' | 'defaultValue'
> {
  /** The text of the field; makes it controlled. */
  value?: string;
  /** The initial text. @default '' */
  defaultValue?: string;
  /** Called with the text of the field, and what changed it. */
  onValueChange?: (value: string, details: { reason: 'input' | 'clear' | 'suggestion' | 'recent' }) => void;
  /** Called with the search text, trimmed and never empty. */
  onSearch?: (query: string, details: SearchDetails) => void;
  /** `hero` is the large one of the home page. @default 'bar' */
  variant?: 'bar' | 'hero';
  /** Popular searches, below the field. */
  suggestions?: readonly string[] | null;
  /** The person's recent searches, newest first. The caller stores them. */
  recent?: readonly string[] | null;
  /** Shows 清除记录 beside the history. */
  onClearRecent?: () => void;
  /** The placeholder. @default the text of the locale */
  placeholder?: string;
  /** Maximum length of a search in characters. @default 200 */
  maxLength?: number;
}

/** The search field of the whole site. It does not search itself: `onSearch` opens the results. */
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
    // Empty text is not an error: Enter then moves the focus to the field.
    if (wanted) onSearch?.(wanted, { reason });
    else field.current?.focus();
  };
  const take = (reason: 'suggestion' | 'recent') => (term: string) => {
    setQuery(term, { reason });
    look(term, reason);
  };

  return (
    <SearchForm
      // One element for both, so that ref and rest props stay on the form.
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
