export interface ChatState {
  open: boolean;
  /** Sent automatically when the chat opens; empty where the user types first. */
  question: string;
}

let state: ChatState = { open: false, question: '' };
const listeners = new Set<() => void>();

function change(next: ChatState) {
  state = next;
  for (const listener of listeners) listener();
}

/**
 * Whether the customer service chat is open. Separate from its dialog: any page may open it, even before its code has
 * loaded.
 */
export const chatStore = {
  get: (): ChatState => state,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** Opens the chat and sends the question. A second call retries when its code failed to load. */
  open: (question = ''): void => change({ open: true, question: question.trim() }),
  close: (): void => change({ open: false, question: '' }),
  /** Returns the stored question, only once. */
  takeQuestion(): string {
    const { question } = state;
    if (question) change({ ...state, question: '' });
    return question;
  },
};
