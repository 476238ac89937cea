export { HotlineCard, type Hotline, type HotlineCardProps } from './HotlineCard.js';
export { SidePanel } from './SidePanel.js';
export type { SidePanelEntry, SidePanelLink, SidePanelMap, SidePanelProps } from './sidePanelProps.js';
