import type { Option, TagTable } from '../../../engines/resource/index.js';
import { useDictionaryOptions } from '../options.js';

/** Platforms, and those of the phone app, which have a separate list. */
export function usePlatforms(): readonly Option[] | undefined {
  const usual = useDictionaryOptions('code_1');
  const ofApp = useDictionaryOptions('code_10');
  return usual && ofApp && [...usual, ...ofApp];
}
export const useProviders = () => useDictionaryOptions('code_2');

type Sale = 'open' | 'trial' | 'closed' | 'unpriced';
export const saleTags: TagTable<Sale> = {
  open: { text: '可办理', family: 'success', icon: 'check' },
  trial: { text: '试点', family: 'info', icon: 'flag' },
  closed: { text: '已停售', family: 'warning', icon: 'minus' },
  unpriced: { text: '未定价', family: 'danger', icon: 'warning' },
};
/** Whether it can be ordered now. */
export const saleState = (one: {
  unavailableReason: string;
  onTrial?: boolean;
  prices?: object | null;
}): Sale =>
  one.prices === null ? 'unpriced' : one.unavailableReason ? 'closed' : one.onTrial ? 'trial' : 'open';
