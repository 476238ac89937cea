import { useWords } from '../theme/useWords.js';
import type { HelpPage } from './helpPages.js';
import { zhHelpPanel } from './HelpPanel.zh.js';

/** What the help of a page is called: by itself, by its route, or just 帮助. */
export function useHelpTitle(page: HelpPage | undefined): string {
  const words = useWords('helpPanel', zhHelpPanel);
  const last = page?.route?.split('/').findLast(Boolean) ?? '';
  // own keys alone: a route may be called `constructor`
  const byRoute = Object.hasOwn(words.titles, last) ? words.titles[last] : undefined;
  return page?.title || byRoute || words.help;
}
