export {
  type AdminFrameProps,
  PortalFrame,
  type PortalFrameProps,
  type PublicFrameProps,
} from './PortalFrame.js';
