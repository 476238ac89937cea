export { AskChat } from './AskChat.js';
export { type ChatState, chatStore } from './chat-store.js';
