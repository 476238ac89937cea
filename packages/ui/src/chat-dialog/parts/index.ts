export { Composer, type ComposerProps } from './Composer.js';
export { Conversation, type ConversationProps } from './Conversation.js';
export { Head, type HeadProps } from './Head.js';
export { Questions, type QuestionsProps } from './Questions.js';
export { Root, type RootProps } from './Root.js';
