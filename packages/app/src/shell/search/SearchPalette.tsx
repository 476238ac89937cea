import { Dialog } from '@ca-portal/ui/dialog';
import { Icon } from '@ca-portal/ui/icon';
import { Input } from '@ca-portal/ui/input';
import { HiddenText } from '@ca-portal/ui/theme';
import { useEffect, useId, useMemo, useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { knownPages } from '../../routing/page-catalog.js';
import { useSession, useToken } from '../../session/useSession.js';
import { menuOf } from '../../shared/navigation/index.js';
import { findPages, type Hit } from './find-pages.js';
import { pagesOf } from './pages.js';
import { Found, Hint } from './SearchPalette.styles.js';

const searchPath = '/search';

function Title({ hit: { page, marked } }: { hit: Hit }) {
  return [...page.title].map((letter, index) =>
    // oxlint-disable-next-line react/no-array-index-key -- the letters of one title
    marked.includes(index) ? <mark key={index}>{letter}</mark> : letter,
  );
}

/** Finds pages by name, pinyin or initials: arrows choose, Enter opens, Ctrl+Enter opens in a new window. */
export function SearchPalette({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const loggedIn = useToken() !== null;
  const { data } = useSession();
  const known = knownPages();
  const pages = useMemo(
    () => pagesOf(menuOf(data?.routes ?? []), known, loggedIn),
    [data?.routes, known, loggedIn],
  );
  const hasSearch = known.some(({ path }) => path === searchPath);
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState(0);
  const hits = findPages(pages, typed);
  const at = Math.min(chosen, hits.length - 1);
  const id = useId();
  const optionId = (index: number) => `${id}-${index}`;

  useEffect(() => {
    document.querySelector(`#${CSS.escape(`${id}-${at}`)}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, at]);

  const open = (href: string, elsewhere: boolean) => {
    onClose();
    if (elsewhere) window.open(href, '_blank', 'noopener');
    else void navigate(href);
  };
  const openHit = (hit: Hit | undefined, elsewhere: boolean) => {
    if (hit) open(hit.page.href, elsewhere || hit.page.external === true);
    else if (hasSearch && typed.trim())
      open(`${searchPath}?q=${encodeURIComponent(typed.trim())}`, elsewhere);
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const { isComposing } = event.nativeEvent; // Enter then confirms a word of the input method
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    if (step && hits.length > 0) {
      event.preventDefault();
      setChosen((at + step + hits.length) % hits.length);
    } else if (event.key === 'Enter' && !isComposing) {
      event.preventDefault();
      openHit(hits[at], event.ctrlKey || event.metaKey);
    }
  };

  return (
    <Dialog open title="搜索页面" size="md" closeOnOutsidePress onOpenChange={(next) => next || onClose()}>
      <Input
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a field with a list: no native one shows letters found
        role="combobox"
        aria-label="页面名称"
        aria-expanded={hits.length > 0}
        aria-controls={id}
        aria-autocomplete="list"
        {...(hits.length > 0 ? { 'aria-activedescendant': optionId(at) } : {})}
        autoComplete="off"
        placeholder="输入名称、拼音或首字母，如 wddd"
        maxLength={50}
        prefix={<Icon name="search" />}
        value={typed}
        onValueChange={(next) => {
          setTyped(next);
          setChosen(0);
        }}
        onKeyDown={press}
      />
      <Found
        id={id}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- see the field
        role="listbox"
        aria-label="页面"
      >
        {hits.map((hit, index) => (
          // The field keeps the focus and handles the keys of the list.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
          <div
            key={hit.page.href}
            id={optionId(index)}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- see the field
            role="option"
            aria-selected={index === at}
            tabIndex={-1}
            onPointerMove={() => index !== at && setChosen(index)}
            onMouseDown={(event) => event.preventDefault()}
            onClick={(event) => openHit(hit, event.ctrlKey || event.metaKey)}
          >
            <span>
              <Title hit={hit} />
            </span>
            <span data-part="place">{hit.page.place}</span>
          </div>
        ))}
      </Found>
      <HiddenText as="output">{typed ? `找到 ${hits.length} 个页面` : ''}</HiddenText>
      <Hint data-keys={hits.length > 0 ? '' : undefined}>
        {hits.length > 0
          ? '上下键选择，回车打开，Ctrl+回车在新窗口打开。'
          : hasSearch
            ? '没有这个名称的页面。按回车在全站搜索内容。'
            : '没有这个名称的页面。请换一个名称，或从菜单进入。'}
      </Hint>
    </Dialog>
  );
}
