export { findHelpPage, type HelpPage, type HelpTopic } from './helpPages.js';
export { HelpButton, type HelpButtonProps } from './HelpButton.js';
export { HelpPanel, type HelpPanelProps } from './HelpPanel.js';
