import { memo, type ReactNode } from 'react';
import { Glyph } from '../icon/Glyph.js';
import { isFixed, noName } from '../tab-model/tabState.js';
import { HiddenText } from '../theme/HiddenText.js';
import { pinIcon } from '../icon/paths.js';
import type { zhTabBar } from './TabBar.zh.js';
import { type TabBarItem, tabId } from './tabBarItem.js';

interface TabProps {
  item: TabBarItem;
  barId: string;
  panelId: string | undefined;
  active: boolean;
  /** The one tab stop of the bar. */
  stop: boolean;
  words: typeof zhTabBar;
  /** Replaces the title. */
  content?: ReactNode;
}

export const titleOf = (item: TabBarItem, words: typeof zhTabBar): string =>
  !item.title?.trim() || item.title === noName ? words.noName : item.title;

/**
 * One tab. The list handles its events, so that a thousand tabs stay cheap. The close icon is for pointers only:
 * screen readers cannot reach a control inside a tab; their users close with Delete or the menu.
 */
export const Tab = memo(function Tab({ item, barId, panelId, active, stop, words, content }: TabProps) {
  const fixed = isFixed(item);
  const title = titleOf(item, words);
  return (
    <div
      role="tab"
      id={tabId(barId, item.path)}
      data-part="tab"
      data-path={item.path}
      aria-selected={active}
      aria-controls={active ? panelId : undefined}
      aria-keyshortcuts={fixed ? 'Shift+F10' : 'Delete Shift+F10'}
      tabIndex={stop ? 0 : -1}
      title={title}
    >
      {fixed ? <Glyph of={pinIcon} /> : null}
      <span data-part="title">{content ?? title}</span>
      {fixed ? <HiddenText>{words.pinned}</HiddenText> : null}
      {item.dirty ? (
        <span data-part="dirty">
          <HiddenText>{words.dirty}</HiddenText>
        </span>
      ) : null}
      {fixed ? null : <span data-part="close" aria-hidden="true" title={words.close} />}
    </div>
  );
});
