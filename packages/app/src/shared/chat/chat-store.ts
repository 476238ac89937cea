export interface ChatState {
  open: boolean;
  /** Asked by itself as soon as the chat stands; empty where the person types first. */
  question: string;
}

let state: ChatState = { open: false, question: '' };
const listeners = new Set<() => void>();

function change(next: ChatState) {
  state = next;
  for (const listener of listeners) listener();
}

/** Whether customer service stands open. Apart from its dialog: any page may open it, before its code has come, too. */
export const chatStore = {
  get: (): ChatState => state,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** Opens it, and asks at once what the page could not answer. Asking again tries again where its code did not come. */
  open: (question = ''): void => change({ open: true, question: question.trim() }),
  close: (): void => change({ open: false, question: '' }),
  /** The question to ask, handed out once. */
  takeQuestion(): string {
    const { question } = state;
    if (question) change({ ...state, question: '' });
    return question;
  },
};
