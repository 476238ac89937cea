import { Button } from '@ca-portal/ui/button';
import { Icon } from '@ca-portal/ui/icon';
import { IconButton } from '@ca-portal/ui/icon-button';
import { Input } from '@ca-portal/ui/input';
import { useRef, useState } from 'react';
import { SearchRoot } from './SearchBox.styles.js';

interface SearchBoxProps {
  /** Accessible name: 搜索知识库. */
  label: string;
  placeholder?: string;
  /** The current search text; it is kept in the address. */
  value: string;
  /** Trimmed; empty shows everything. */
  onSearch: (query: string) => void;
  /** Label of the button. @default '搜索' */
  action?: string;
  /** @default 50 */
  maxLength?: number;
  /** `lg` where searching is the main purpose of the page. @default 'md' */
  size?: 'md' | 'lg';
}

/** The search within one list. It searches on submit, not while typing: each search has its own address. */
export function SearchBox({
  label,
  placeholder,
  value,
  onSearch,
  action = '搜索',
  maxLength = 50,
  size = 'md',
}: SearchBoxProps) {
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(value);
  const [shown, setShown] = useState(value);
  // The address changed from outside: going back, 清除搜索, a suggestion.
  if (shown !== value) {
    setShown(value);
    setTyped(value);
  }
  return (
    <SearchRoot data-size={size} data-print="hidden">
      <form
        aria-label={label}
        onSubmit={(event) => {
          event.preventDefault();
          onSearch(typed.trim());
        }}
      >
        <Input
          ref={field}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          aria-label={label}
          placeholder={placeholder ?? label}
          maxLength={maxLength}
          value={typed}
          onValueChange={setTyped}
          prefix={<Icon name="search" />}
          suffix={
            typed ? (
              <IconButton
                size="sm"
                icon={<Icon name="close" />}
                label="清空"
                onClick={() => {
                  setTyped('');
                  if (value) onSearch('');
                  field.current?.focus();
                }}
              />
            ) : null
          }
        />
        <Button type="submit" variant={size === 'lg' ? 'primary' : 'secondary'} size={size}>
          {action}
        </Button>
      </form>
    </SearchRoot>
  );
}
