import { useWords } from '../theme/useWords.js';
import type { HelpPage } from './helpPages.js';
import { zhHelpPanel } from './HelpPanel.zh.js';

/** The title of a help page: its own, that of its route, or 帮助. */
export function useHelpTitle(page: HelpPage | undefined): string {
  const words = useWords('helpPanel', zhHelpPanel);
  const last = page?.route?.split('/').findLast(Boolean) ?? '';
  // own keys only: a route may be called `constructor`
  const byRoute = Object.hasOwn(words.titles, last) ? words.titles[last] : undefined;
  return page?.title || byRoute || words.help;
}
