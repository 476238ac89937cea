import { useWords } from '../theme/useWords.js';
import { zhChatDialog } from './ChatDialog.zh.js';

/** The chat's words in the provider's language. */
export const useChatWords = () => useWords('chatDialog', zhChatDialog);
