export { HotlineCard, type Hotline, type HotlineCardProps } from './HotlineCard.js';
export {
  SidePanel,
  type SidePanelEntry,
  type SidePanelLink,
  type SidePanelMap,
  type SidePanelProps,
} from './SidePanel.js';
